"""House rules: records of a table's own and changed numbers, laid over the rules that were read."""
