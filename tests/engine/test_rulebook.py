"""The rules for players are filled in by the game, and say what is wrong with them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from runehall.engine import BadGame, Game, RunehallError
from runehall.engine.rulebook import Writer, pages, pictures, rules, typed_rules
from runehall.games import GAMES, market

MARKET = GAMES["market"]


@pytest.fixture
def described(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The Market with other rules and other pictures."""

    def describe(text: str, **album: Any) -> Game:
        monkeypatch.setattr(market, "RULES", {"en": text, "de": text}, raising=False)
        monkeypatch.setattr(market, "PICTURES", album, raising=False)
        return replace(MARKET)

    yield describe
    pictures.pictures_of.cache_clear()


@pytest.mark.parametrize(
    ("placeable", "english", "german"),
    [
        ("{hand_size}", "3", "3"),
        ("{hand_size, word}", "three", "drei"),
        ("{price, 2 seats}", "4", "4"),
        ("{boat_value, edition web-en}", "2", "2"),
        ("{fewest_players} {age}", "2 8", "2 8"),
        ("{option rune_sale}", "Runes for a payment", "Runen je Zahlung"),
        ("{value rune_sale per_five}", "one per five", "eine je fünf"),
        ("{value neutralise true}", "yes", "ja"),
        ("{edition booklet-2023}", "Newest rules", "Neueste Regeln"),
        ("{text card-T}", "thief", "Dieb"),
        ("{picture points points.0}", "9", "9"),
    ],
)
def test_a_placeable_is_asked_of_the_game(placeable: str, english: str, german: str) -> None:
    assert Writer(MARKET, "en").written(placeable) == english
    assert Writer(MARKET, "de").written(placeable) == german


@pytest.mark.parametrize(
    ("placeable", "sentence"),
    [
        ("{hand_sise}", "did you mean “hand_size”"),
        ("{price}", "“price” depends on the seats"),
        ("{price, 9 seats}", "nobody plays “booklet-2023” with 9 seats"),
        ("{price, edition web-fr}", "There is no preset “web-fr”"),
        ("{hand_size, loudly}", "do not understand “loudly”"),
        ("{option gone}", "has no text “option-gone”"),
        ("{picture points phase}", "“phase” is no number but “over”"),
    ],
)
def test_a_placeable_that_nobody_understands_is_named(placeable: str, sentence: str) -> None:
    with pytest.raises(RunehallError, match=sentence):
        Writer(MARKET, "en").written(placeable)


def test_pictures_follow_one_another_as_the_engine_plays(described: Any) -> None:
    table = {"seats": 2, "set": {"seats.0.hand": ["2", "3"], "draw": []}, "rest": "draw"}
    bought = {"after": "table", "do": [[0, "rune red 2 3"]]}
    game = described("# M\n\n![Bought](picture:bought)", table=table, bought=bought)
    [title, shown] = pages.blocks_of(game, "en")
    assert isinstance(shown, pages.Drawn)
    assert title == pages.Prose("# M\n\n")
    assert shown.picture.view["seats"][0]["loose"] == {"red": 1, "blue": 0}
    assert shown.picture.view["seats"][1]["hand"] == [None] * 3


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ({"sets": {}}, "unknown key “sets”"),
        ({"set": {"hands": []}}, "There is no “hands”"),
        ({"set": {"phase": "dancing"}}, "phase must be one of"),
        ({"do": [[0, "dance"]]}, "“dance” is not an action"),
        ({"seat": 4}, "there is no seat “4”"),
        ({"refused": "pass", "set": {"cards_played": 1}}, "“pass” is not refused"),
        ({"allowed": "rune red 9 9 9"}, "is not|hast|You"),
        ({"labels": [{"at": "x", "en": "X"}]}, "labels.0.de is missing"),
    ],
)
def test_a_picture_that_cannot_be_says_why(
    described: Any, written: dict[str, Any], sentence: str
) -> None:
    game = described("# M", one=written)
    with pytest.raises(RunehallError, match=sentence):
        pictures.picture(game, "one")


def test_a_refused_action_is_explained_in_the_words_of_the_table(described: Any) -> None:
    drawn = pictures.picture(described("# M", one={"refused": "pass"}), "one")
    assert drawn.refusal("en") == MARKET.texts("en").say("refusal-play_a_card_first")
    assert drawn.refusal("de") == MARKET.texts("de").say("refusal-play_a_card_first")


def test_what_the_box_does_not_hold_is_left_out_with_its_paragraphs(described: Any) -> None:
    impossible = {"set": {"market.red": 99}}
    text = "# M\n\nKept.\n\n![Gone](picture:one)\n\nGone: {picture one market.red}.\n\nKept too."
    assert rules(described(text, one=impossible), "en") == "# M\n\nKept.\n\nKept too.\n"


def test_rules_without_pictures_or_facts_are_shown_as_they_are(described: Any) -> None:
    assert rules(described("# M\n\nBuy runes."), "de") == "# M\n\nBuy runes.\n"


def test_pictures_that_are_no_object_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(market, "PICTURES", ["one"], raising=False)
    with pytest.raises(BadGame, match="are not an object"):
        pictures.picture_sources(MARKET.package)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
@pytest.mark.parametrize("language", ["en", "de"])
def test_those_who_type_are_told_every_action_and_option(game: Game, language: str) -> None:
    text = typed_rules(game, language)
    seats = min(game.seat_counts)
    state = game.empty(seats, game.options.resolve({}, seats), 0)
    for kind in game.notation(state).by_verb.values():
        assert f"`{kind.template.split('{')[0].strip()}" in text
    assert all(
        f"`{option.name}`" in text or option.name == game.options.label
        for option in game.options.options
    )
