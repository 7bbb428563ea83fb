"""The spelling checker hunspell: whether it's here, and how it is installed on Debian and its relatives."""

import os
import shutil
import subprocess

from tools.steps import StepFailed, run, say, step

DICTIONARIES = {"en": "en_GB", "nl": "nl", "fr": "fr", "it": "it_IT"}
PACKAGES = {"en": "hunspell-en-gb", "nl": "hunspell-nl", "fr": "hunspell-fr", "it": "hunspell-it"}
NOT_INSTALLED = "Hunspell could not be installed from here, so spelling is not checked"


def can_check(lang: str) -> bool:
    """Whether hunspell is here with a dictionary of this language."""
    if shutil.which("hunspell") is None:
        return False
    command = ["hunspell", "-d", DICTIONARIES[lang], "-l"]
    return subprocess.run(command, input="", capture_output=True, text=True, check=False).returncode == 0


def install_hunspell() -> None:
    """Install what is missing. Where that isn't possible, say so and go on: the check leaves those languages out."""
    missing = [package for lang, package in PACKAGES.items() if not can_check(lang)]
    if not missing:
        return
    command = _apt_get()
    if not command:
        say(f"{NOT_INSTALLED}; it needs {', '.join(['hunspell', *missing])}.")
        return
    try:
        with step("Installing hunspell for the check of spelling", "hunspell"):
            run([*command, "update", "-qq"], NOT_INSTALLED)
            run([*command, "install", "-qq", "--no-install-recommends", "hunspell", *missing], NOT_INSTALLED)
    except StepFailed as failure:
        say(f"  {failure}; on Debian: apt install {' '.join(['hunspell', *missing])}")


def _apt_get() -> list[str]:
    """The command that installs packages without asking anybody; empty if there is none."""
    if shutil.which("apt-get") is None:
        return []
    if os.geteuid() == 0:
        return ["apt-get"]
    return ["sudo", "-n", "apt-get"] if shutil.which("sudo") else []
