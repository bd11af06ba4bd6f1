"""Diplomacy between kingdoms (IT L1329, Editti Diplomatici): what stands in the way, and what it brings.

For a window that sends envoys:

- `errands.targets(campaign, kingdom) -> list[str]`: the kingdoms an envoy may be sent to, by name.
- `errands.ERRANDS`: what an envoy may be sent for, in the order of the rules.
- `errands.hindrances(campaign, kingdom, to, errand) -> tuple[Hindrance, ...]`: why not; empty where nothing
  between the two kingdoms is against it. Whether the turn allows another special edict, whether a Grand
  Diplomat is in office and whether the Treasury holds the price, `decide(SendEnvoy(...))` says besides.
- `dc.dc_ledger(campaign, kingdom, to, errand, gifts, rules) -> Ledger`: the DC, line by line.
- `dc.envoy_ledger(campaign, kingdom, errand, skill, bonus, rules, to="") -> Ledger`: what is added to the
  d20 of a check with `skill` and the envoy's own `bonus`, in the kingdom `to`.

`contributions` are the lines that agreements add to a kingdom's totals. How agreements are kept, made and cut
is in `relations`; envoys are sent by `actions.diplomacy` and played in `turn.envoys`.
"""
