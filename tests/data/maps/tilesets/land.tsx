<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="land" tilewidth="28" tileheight="32" tilecount="6" columns="6">
 <image source="land.png" width="168" height="32"/>
 <terraintypes><terrain name="Snowfield" tile="4"/></terraintypes>
 <tile id="0" type="plains"/>
 <tile id="1" class="Hills"/>
 <tile id="2" type="mountains"/>
 <tile id="3" type="water"/>
 <tile id="4" terrain="0,0,0,0"/>
</tileset>
