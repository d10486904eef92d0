"""The name in the hall's network is said, or it is told in a sentence that it could not be."""

import socket

import pytest

from clubadmin.server import network
from clubadmin.server.announcing import Announcement


def test_a_network_that_lets_no_name_be_said_is_told_so_in_a_sentence(monkeypatch):
    def refuses(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr("zeroconf.Zeroconf.__init__", refuses)
    said = Announcement()
    told = said.start("192.168.1.20", 8123)
    assert told is not None
    assert "clubadmin.local" in str(told)
    assert said.host == ""
    said.stop()


def test_a_name_is_said_as_long_as_it_is_kept():
    address = next(iter(network.addresses()), None)
    if address is None:
        pytest.skip("this machine is in no network")
    said = Announcement()
    told = said.start(address, 8123)
    assert (said.host == "clubadmin.local") is (told is None)
    said.stop()
    said.stop()
    assert said.host == ""
    assert socket.inet_aton(address)
