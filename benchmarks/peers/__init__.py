"""How fast other people's Python board games are, measured as we measure our own.

Every peer is a module with `measure(seconds) -> Figures`, and is a program too:
`python -m benchmarks.peers.catanatron_peer --seconds 5`.
"""
