"""The page in the browser: its files as they were built, and one page for all addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from .answers import NOT_FOUND, Refusal

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import Scope

    from .config import Config

__all__ = ["NOT_BUILT", "pages"]

NOT_BUILT: Final = "The page has not been built. In a clone of the project: make page"
_YEAR: Final = "public, max-age=31536000, immutable"


class _Assets(StaticFiles):
    """Files with a hash in their names: they never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = _YEAR
        return response


def pages(config: Config) -> list[BaseRoute]:
    """Everything that is not the API."""
    folder = config.page

    async def page(request: Request) -> Response:
        """The page finds its own way; of other files only those beside it are given, by their very names."""
        last = request.url.path.rpartition("/")[2]
        if "." in last:
            beside = {one.name: one for one in folder.glob("*.*") if one.is_file()}
            if request.url.path != f"/{last}" or last not in beside:
                raise Refusal(404, "not-found", NOT_FOUND)
            return FileResponse(beside[last])
        index = folder / "index.html"
        if not index.is_file():
            return HTMLResponse(f"<!doctype html><title>Spellspeed</title><p>{NOT_BUILT}", 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    found: list[BaseRoute] = []
    if (folder / "assets").is_dir():
        found.append(Mount("/assets", _Assets(directory=folder / "assets")))
    return [*found, Route("/{path:path}", page)]
