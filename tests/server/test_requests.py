"""Requests that nobody means are refused with a status, a code and a sentence."""

from __future__ import annotations

from pathlib import Path

from halls import opened, run
from msgspec import json
from strangers import request, stranger

from runehall.server import wire

NESTED = b'{"record":{"game":"market","options":%s}}'
REFUSED_OVER_HTTP = [
    ("DELETE", "/api/tables", {}, b"", 405, "bad_method"),
    ("GET", "/api/tables/{table}/socket", {}, b"", 400, "not_a_socket"),
    ("POST", "/api/tables", {"Content-Type": "text/plain"}, b"{}", 400, "not_json"),
    ("POST", "/api/tables", {"Content-Encoding": "gzip"}, b"not zipped", 415, "packed_body"),
    ("POST", "/api/tables", {}, b"\xff\xfe", 400, "bad_message"),
    ("POST", "/api/tables", {"Origin": "https://elsewhere.example"}, b"{}", 403, "bad_origin"),
    ("GET", "/api/tables/../../etc/passwd", {}, b"", 404, "no_such_page"),
    ("POST", "/api/tables", {"Origin": "http://[x"}, b"{}", 403, "bad_origin"),
    ("GET", "/api/tables/{table}/socket", {"Origin": "http://[x"}, b"", 403, "bad_origin"),
    ("POST", "/api/replay", {}, b'{"record":' + b"[" * 900 + b"]" * 900 + b"}", 400, "bad_message"),
    ("POST", "/api/replay", {}, NESTED % (b"[" * 900 + b"]" * 900), 400, "bad_message"),
    ("POST", "/api/replay", {}, NESTED % (b"[" * 40 + b"]" * 40), 400, "bad_message"),
    ("POST", "/api/replay", {}, NESTED % (b"[" * 90_000 + b"]" * 90_000), 400, "bad_message"),
    ("POST", "/api/tables", {}, b'{"game":"\xff\xfe"}', 400, "bad_message"),
    ("POST", "/api/tables", {}, b'{"game":"\\ud800"}', 400, "bad_message"),
    ("GET", "/api/tables/{table}/log", {"Authorization": "Bearer \udcff"}, b"", 404, "bad_token"),
    ("GET", "/api/tables/{table}/log", {"Authorization": "Bearer é"}, b"", 404, "bad_token"),
    ("GET", "/api/tables/%00", {}, b"", 404, "no_such_table"),
    ("GET", "/api/tables/a%00b/replay", {}, b"", 404, "no_such_table"),
    ("GET", "/api/tables/%ff%fe/socket", {}, b"", 404, "no_such_table"),
    ("POST", "/api/tables/%00/seats", {}, b'{"name":"Eve"}', 404, "no_such_table"),
    ("POST", "/api/mine", {}, b'{"seats":[{"table":"\\u0000","token":"x"}]}', 400, "bad_message"),
    ("GET", "/api/chronicle", {}, b"", 404, "no_such_chronicle"),
    ("GET", "/api/chronicle", {"Authorization": "Bearer forged"}, b"", 404, "no_such_chronicle"),
    ("GET", "/api/chronicle", {"Authorization": "Bearer é"}, b"", 404, "bad_token"),
    ("GET", "/api/chronicle/games?start=-1", {}, b"", 400, "bad_number"),
    ("DELETE", "/api/chronicle", {}, b"", 404, "no_such_chronicle"),
    ("DELETE", "/api/chronicle", {"Origin": "https://elsewhere.example"}, b"", 403, "bad_origin"),
    ("POST", "/api/chronicles", {}, b'{"seats":[7]}', 400, "bad_message"),
    ("POST", "/api/chronicle/seats", {}, b'{"seats":[]}', 404, "no_such_chronicle"),
    ("GET", "/api/families/%00", {}, b"", 404, "no_such_chronicle"),
    ("POST", "/api/families", {}, b'{"name":"Eve","family":"a b"}', 400, "bad_message"),
    ("POST", "/api/records", {}, b'{"record":[]}', 400, "bad_message"),
    ("POST", "/api/records", {}, NESTED % (b"[" * 40 + b"]" * 40), 400, "bad_message"),
    ("GET", "/assets/" + "x" * 300 + ".js", {}, b"", 404, "no_such_page"),
    ("GET", "/healthz", {"Expect": "\udcff"}, b"", 400, "bad_message"),
    ("POST", "/nowhere", {"Expect": "the unexpected"}, b"", 400, "bad_message"),
]


def test_bad_requests_are_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("hall", encoding="utf-8")

    async def test() -> None:
        async with opened(tmp_path, page=tmp_path) as hall:
            table = (await hall.client.create("market", seats=2, name="Ada")).table
            for method, path, headers, body, status, code in REFUSED_OVER_HTTP:
                usual = {"Content-Type": "application/json", "Connection": "close"}
                length = {"Content-Length": str(len(body))} if body else {}
                lines = [
                    f"{name}: {value}" for name, value in {**usual, **length, **headers}.items()
                ]
                async with stranger(hall.address) as guest:
                    guest.send(request(path.format(table=table), *lines, method=method), body)
                    head, _, told = (await guest.answer()).partition(b"\r\n\r\n")
                refusal = json.decode(told, type=wire.Refusal)
                assert (int(head.split()[1]), refusal.code) == (status, code), (path, body[:40])
                assert refusal.sentence.endswith(".")
                assert b"aiohttp" not in head
                assert (b"Allow: GET,HEAD" in head) is (status == 405)

    run(test())
