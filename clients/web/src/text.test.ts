import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';

const SOURCE = import.meta.dirname;
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((name) => join(SOURCE, name));
const components = sources.filter((path) => path.endsWith('.svelte'));
const LETTER = /\p{L}/u;
/** What a person reads in an attribute. */
const READ = new Set(['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']);
/** Names that are the same in every language: commands to type. */
const SAME = /^\s*(tetrapolis verify|\.table --commitment|--entropy)\s*$/;

interface Node {
  type?: string;
  data?: string;
  name?: string;
  value?: unknown;
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (node && typeof node === 'object') {
    visit(node as Node);
    for (const value of Object.values(node)) walk(value, visit);
  }
}

describe('no text outside Fluent', () => {
  test.each(components.map((path) => [path.slice(SOURCE.length + 1), path] as const))('%s', (_, path) => {
    const found: string[] = [];
    const tree = parse(readFileSync(path, 'utf8'), { modern: true });
    walk(tree.fragment, (node) => {
      if (node.type === 'StyleDirective') node.value = null;
      if (node.type === 'Attribute') {
        if (!READ.has(node.name ?? '')) {
          // Other attributes are not read by people.
          node.value = null;
          return;
        }
      }
      if (node.type === 'Text' && LETTER.test(node.data ?? '') && !SAME.test(node.data ?? ''))
        found.push(node.data ?? '');
    });
    expect(found).toEqual([]);
  });
});

test('every message that a source names is there', () => {
  const english = join(SOURCE, '../../../locales/en');
  const keys = new Set(
    readdirSync(english).flatMap((file) =>
      new FluentResource(readFileSync(join(english, file), 'utf8')).body.map(({ id }) => id),
    ),
  );
  // Code that loads a file names it.
  for (const file of readdirSync(english)) keys.add(file.replace('.ftl', ''));
  const missing = sources
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/'((?:page|phrase|refused)-[a-z0-9-]*[a-z0-9])'/g)].map(
        (match) => match[1] as string,
      ),
    )
    .filter((key) => !keys.has(key));
  expect(missing).toEqual([]);
});
