from operahouse.store.bans import Ban, ban, ban_of, bans_in_force, lift_ban
from operahouse.store.store import Store

ANNA = Ban("p1", "Anna", 10, None)
NETWORK = Ban("203.0.113.0/24", "", 20, 100)


def test_bans_hold_until_they_end_or_are_lifted(store: Store) -> None:
    for one in (ANNA, NETWORK):
        store.change(lambda connection, one=one: ban(connection, one))  # type: ignore[misc]
    assert store.read(lambda connection: bans_in_force(connection, 99)) == [NETWORK, ANNA]
    assert store.read(lambda connection: bans_in_force(connection, 100)) == [ANNA]
    assert store.read(lambda connection: ban_of(connection, "p1", 10**15)) == ANNA
    assert store.read(lambda connection: ban_of(connection, NETWORK.who, 100)) is None
    assert store.change(lambda connection: lift_ban(connection, "p1"))
    assert not store.change(lambda connection: lift_ban(connection, "p1"))
    assert store.read(lambda connection: bans_in_force(connection, 99)) == [NETWORK]


def test_a_new_ban_replaces_the_old_one(store: Store) -> None:
    longer = Ban("p1", "Anna", 15, 1000)
    for one in (ANNA, longer):
        store.change(lambda connection, one=one: ban(connection, one))  # type: ignore[misc]
    assert store.read(lambda connection: bans_in_force(connection, 99)) == [longer]
    assert [one.is_network for one in (ANNA, NETWORK)] == [False, True]
