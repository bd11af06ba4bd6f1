; Inno Setup recipe, untested: see README.md beside it.
#ifndef Version
  #error Give the version: iscc /DVersion=0.1.0 packaging\windows\kingdom-gui.iss
#endif

[Setup]
AppId={{5E0B7C0E-6B1B-4F4B-9C38-6A7D3C1B2D10}
AppName=Kingdom GUI
AppVersion={#Version}
AppPublisher=the kingdom-gui authors
DefaultDirName={autopf}\Kingdom GUI
DefaultGroupName=Kingdom GUI
PrivilegesRequired=lowest
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\resources\icons\app.ico
UninstallDisplayIcon={app}\kingdom-gui-window.exe
OutputDir=..\..\dist
OutputBaseFilename=kingdom-gui-{#Version}-setup
ArchitecturesInstallIn64BitMode=x64compatible
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Files]
Source: "..\..\dist\kingdom-gui\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Kingdom GUI"; Filename: "{app}\kingdom-gui-window.exe"

; Windows knows file types by their last ending only, and .json belongs to others. So the program is offered
; under "Open with" for .json and takes nothing over.
[Registry]
Root: HKA; Subkey: "Software\Classes\KingdomGui.Campaign"; ValueType: string; ValueData: "Kingdom campaign"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\KingdomGui.Campaign\shell\open\command"; ValueType: string; ValueData: """{app}\kingdom-gui-window.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.json\OpenWithProgids"; ValueType: string; ValueName: "KingdomGui.Campaign"; Flags: uninsdeletevalue
