"""Words of the games are explained before they're used: where a course first says one, it stands in bold."""

import re

import pytest
from fluent.syntax import ast as ftl

from operahouse.app.texts import LANGUAGES
from operahouse.lessons.course import lesson, lesson_names
from operahouse.lessons.lesson import Lesson
from tests.app.test_texts import nodes
from tests.texts.samples import cached_entries

WORDS: dict[str, dict[str, list[str]]] = {
    "opera": {
        "en": ["budget levels", "bid", "fee", "initiative", "Maestro", "fame ladder", "Composer of the Century",
               "great hall", "counting round", "house composer", "employees", "play(?:ed|s)? along", "Palazzo",
               "characters", "intermezzo", "ended (?:his|her) performance", "bid of zero"],
        "nl": ["budgetniveaus", "bod", "honorarium", "initiatief", "Maestro", "roemladder", "Componist van de Eeuw",
               "grote za", "telronde", "huiscomponist", "functionarissen", "meespel", "Palazzo", "karakters",
               "intermezzo", "voorstelling beëindigd", "bod van nul"],
        "fr": ["niveaux de budget", "mise", "honoraires", "initiative", "Maestro", "échelle de gloire",
               "Compositeur du Siècle", "hall principal", "tour de décompte", "compositeur de la Cour", "employés",
               "jou(?:er|é) avec", "Palazzo", "personnages", "intermezzo", "terminé sa représentation",
               "mise de zéro"],
        "it": ["livelli di budget", "puntata", "costo dell’ingaggio", "iniziativa", "Maestro", "scala della fama",
               "Compositore del Secolo", "sal[ae] principal", "round di conta", "compositore della casa", "impiegati",
               "gioc(?:are|ato) insieme", "Palazzo", "personaggi", "intermezzo", "terminato la sua performance",
               "puntata di zero"],
    },
    "operaopoly": {
        "en": ["patron", "Composer Mats", "Last Performance", "closes", "slots", "Opera marker", "Executive Producer",
               "Resource Tokens?", "rated", "Rehearsal", "[Tt]ak(?:e|ing|en) over", "Ability", "Influence",
               "Audition", "special artist", "special patron", "last round", "bonus cards", "dormant"],
        "nl": ["mecenas", "componistenbladen", "laatste voorstelling", "slot", "plekken", "operamarker",
               "uitvoerend producent", "hulpbronfiche", "waarde", "repetitie", "[Oo]ver(?:nemen|genomen)|Neem over",
               "talent", "invloed", "auditie", "bijzondere artiest", "bijzondere mecenas", "laatste ronde",
               "bonuskaarten", "slaapt"],
        "fr": ["mécène", "plateaux de compositeur", "dernière représentation", "clôture", "postes",
               "marqueur d’opéra", "producteur exécutif", "jeton Ressource", "valeur", "répétition",
               "talent", "influence", "audition", "artiste spécial", "mécène spécial", "dernier tour de table",
               "cartes bonus", "dort"],
        "it": ["mecenate", "plance del compositore", "ultima recita", "chiusura", "posti", "segnalino Opera",
               "produttore esecutivo", "segnalino Risorsa", "valore", "prova", "talento", "influenza", "audizione",
               "artista speciale", "mecenate speciale", "ultimo round", "carte bonus", "dorme"],
    },
}  # fmt: skip
CASES = [(game, lang, word) for game, langs in WORDS.items() for lang, words in langs.items() for word in words]
BOLD = re.compile(r"\*\*(.*?)\*\*")


def written(message: ftl.Message) -> str:
    """A text without its blanks."""
    return "".join(node.value for node in nodes(message.value) if isinstance(node, ftl.TextElement))


def in_order(each: Lesson) -> list[str]:
    """The keys of what everybody reads in a lesson, and of what may be said about a choice, in order."""
    keys: list[str] = []
    for number, step in enumerate(each.steps, 1):
        own = ["say"]
        own += ["task", *[f"{part}-item" for part in range(1, len(step.tasks) + 1)]] if step.tasks else []
        own += ["choice", "better"] if step.choice else []
        keys += [each.key(number, ending) for ending in own]
    return keys


@pytest.mark.parametrize(("game", "lang", "word"), CASES)
def test_a_word_is_in_bold_where_a_course_first_says_it(game: str, lang: str, word: str) -> None:
    """Overtures may be skipped, so the lessons explain everything by themselves."""
    messages = cached_entries(lang, f"{game}lessons")
    lessons = [lesson(game, name) for name in lesson_names(game) if not lesson(game, name).is_overture]
    for key in [key for each in lessons for key in in_order(each)]:
        text = written(messages[key])
        if re.search(rf"\b{word}", text.replace("**", "")):
            assert any(re.search(rf"\b{word}", bold) for bold in BOLD.findall(text)), (key, text)
            return
    pytest.fail("The course never says it.")


def test_every_language_is_asked_for() -> None:
    assert all(langs.keys() == set(LANGUAGES) for langs in WORDS.values())
