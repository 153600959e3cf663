"""The browser's page: the files that were built, or a word about how to build them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from aiohttp import web

from runehall.server.errors import NOT_FOUND, Refusal
from runehall.server.operations.config import Config

FOREVER = "public, max-age=31536000, immutable"
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Runehall</title>
<h1>Runehall</h1>
<p>The hall is open, but its page has not been built. Run <code>make play</code> in the source
tree, or start the server with <code>--page</code> and the folder of a built page.</p>
<p>Programs can play all the same: <a href="/api/openapi.json">the protocol</a>.</p>
</html>
"""


def page_folder(config: Config) -> Path | None:
    """Where the page is, if it has been built."""
    package = Path(str(files("runehall")))
    built = [config.page] if config.page else [package / "web", *built_beside(package)]
    return next((folder for folder in built if (folder / "index.html").is_file()), None)


def built_beside(package: Path) -> list[Path]:
    """Where the page is built in the source tree, if the package is used from there."""
    tree = package.parent.parent
    return [tree / "build" / "page"] if (tree / "pyproject.toml").is_file() else []


def add_page(app: web.Application, config: Config) -> None:
    """Serve the page: its files by name, every other address as the page itself."""
    folder = page_folder(config)

    async def serve(request: web.Request) -> web.StreamResponse:
        path = request.match_info["path"]
        if path.startswith("api/"):
            raise Refusal("no_such_page", status=NOT_FOUND)
        if folder is None:
            return web.Response(text=MISSING, content_type="text/html")
        found = file_below(folder, path)
        if found is not None:
            fixed = path.startswith("assets/")  # the names of built files change with their content
            return web.FileResponse(
                found, headers={"Cache-Control": FOREVER if fixed else "no-cache"}
            )
        if "." in path.rpartition("/")[2]:
            raise Refusal("no_such_page", status=NOT_FOUND)
        return web.FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})

    app.router.add_get("/{path:.*}", serve)


def file_below(folder: Path, path: str) -> Path | None:
    """A file of the page; nothing outside its folder."""
    if not path or "\0" in path:
        return None
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None
