type Tree = { [key: string]: unknown } | unknown[];

/** A copy of a view in which the value at a path is replaced; everything else is shared with the old view. */
function put(tree: unknown, path: string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(tree) ? [...tree] : { ...(tree as Tree) }) as { [key: string]: unknown };
  copy[key] = put(copy[key], rest, value);
  return copy;
}

/** A view after changes of it: paths, such as `players/0/hand`, each with what is there now. */
export function changed(view: unknown, changes: readonly (readonly [string, unknown])[]): unknown {
  return changes.reduce((view, [path, value]) => put(view, path === '' ? [] : path.split('/'), value), view);
}
