"""Where requests come from: one household is one, however its address is written."""

from ipaddress import ip_address, ip_network

from starlette.requests import HTTPConnection

from operahouse.web.addresses import in_both_forms, network_of, read_address
from operahouse.web.banned_networks import BannedNetworks


def test_an_address_of_ipv4_is_the_same_written_as_ipv6() -> None:
    assert read_address("::ffff:203.0.113.9") == read_address("203.0.113.9") == ip_address("203.0.113.9")
    assert network_of("::ffff:203.0.113.9") == network_of("203.0.113.9") == "203.0.113.9"
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff") != network_of("2001:db8:0:1::1")
    assert read_address("somewhere") is None
    assert network_of("somewhere") == "somewhere"


def test_a_ban_holds_for_both_forms() -> None:
    bans = BannedNetworks()
    assert not bans.include("203.0.113.9")
    bans._networks = [ip_network("203.0.113.0/24")]
    assert [bans.include(host) for host in ("203.0.113.9", "::ffff:203.0.113.9", "203.0.114.9", "testclient")] == [
        True, True, False, False,
    ]  # fmt: skip
    bans.check(HTTPConnection({"type": "http", "client": None}))


def test_a_proxy_is_trusted_in_both_forms() -> None:
    trusted = [ip_network(network) for network in in_both_forms(("127.0.0.1", "10.0.0.0/8", "::1"))]
    hosts = ["127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.1.2.3", "::1", "::ffff:127.0.0.2", "11.0.0.1"]
    found = [any(ip_address(host) in network for network in trusted) for host in hosts]
    assert found == [True, True, True, True, False, False]
