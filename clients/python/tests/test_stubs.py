"""The type stubs and the docstrings cover all that there is."""

import ast
import pathlib

import tetrapolis as tp
from tetrapolis import _tetrapolis


def stubs():
    tree = ast.parse((pathlib.Path(tp.__file__).parent / "_tetrapolis.pyi").read_text())
    classes = {node.name: {item.name for item in node.body if isinstance(item, ast.FunctionDef)} for node in tree.body if isinstance(node, ast.ClassDef)}
    return classes, {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_stubs_name_what_there_is():
    classes, functions = stubs()
    for name, value in vars(_tetrapolis).items():
        if isinstance(value, type):
            public = {method for method in vars(value) if not method.startswith("_")}
            assert public == {method for method in classes[name] if not method.startswith("_")}, name
        elif callable(value) and not name.startswith("_"):
            assert name in functions


def test_everything_is_explained():
    for name in tp.__all__:
        value = getattr(tp, name)
        if not callable(value):
            continue
        assert value.__doc__, name
        members = vars(value) if isinstance(value, type) else {}
        for method, inner in members.items():
            if not method.startswith("_") and method not in getattr(value, "_fields", ()):
                assert inner.__doc__, f"{name}.{method}"
