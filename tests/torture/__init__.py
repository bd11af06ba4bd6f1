"""Whatever happens, nothing is lost: long runs with figures (`make torture`), short ones among the tests."""
