"""What a drag carries survives the way; what is not ours is left alone."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QMimeData

from kingdom_gui.views.district.carried import MIME, Carried, pack, unpack


@pytest.mark.parametrize(
    "carried", [Carried("inn"), Carried("temple", True), Carried("inn", False, 7, "ashford")]
)
def test_packed_and_unpacked_is_the_same(carried):
    assert unpack(pack(carried)) == carried


def test_the_mime_data_hold_id_and_turned_as_json():
    data = pack(Carried("market", True))
    assert json.loads(bytes(data.data(MIME).data())) == {"id": "market", "turned": True}
    assert data.text() == "market"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"id": 3}', b'"inn"', b"\xff\xfe"])
def test_garbage_is_nothing_of_ours(body):
    data = QMimeData()
    data.setData(MIME, body)
    assert unpack(data) is None


def test_other_data_are_nothing_of_ours():
    data = QMimeData()
    data.setText("inn")
    assert unpack(data) is None
