"""The type stubs and the docstrings cover all that there is."""

import ast
import inspect
import pathlib

import tetrapolis as tp
from tetrapolis import _tetrapolis


def tree():
    return ast.parse((pathlib.Path(tp.__file__).parent / "_tetrapolis.pyi").read_text())


def stubs():
    classes = {node.name: {item.name for item in node.body if isinstance(item, ast.FunctionDef)} for node in tree().body if isinstance(node, ast.ClassDef)}
    return classes, {node.name for node in tree().body if isinstance(node, ast.FunctionDef)}


def test_stubs_name_what_there_is():
    classes, functions = stubs()
    for name, value in vars(_tetrapolis).items():
        if isinstance(value, type):
            public = {method for method in vars(value) if not method.startswith("_")}
            assert public == {method for method in classes[name] if not method.startswith("_")}, name
        elif callable(value) and not name.startswith("_"):
            assert name in functions


def test_stubs_take_what_the_functions_take():
    def check(stub, value):
        found = [name for name in inspect.signature(value).parameters if name not in ("self", "cls")]
        arguments = stub.args.args + stub.args.kwonlyargs
        assert [argument.arg for argument in arguments if argument.arg not in ("self", "cls")] == found, stub.name

    checked = 0
    for node in tree().body:
        if isinstance(node, ast.FunctionDef):
            check(node, getattr(_tetrapolis, node.name))
        for item in node.body if isinstance(node, ast.ClassDef) else []:
            value = getattr(getattr(_tetrapolis, node.name, None), getattr(item, "name", ""), None)
            if callable(value) and (item.name == "__new__" or not item.name.startswith("_")):
                check(item, value if item.name != "__new__" else getattr(_tetrapolis, node.name))
                checked += 1
    assert checked > 25


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
