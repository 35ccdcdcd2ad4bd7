/** One rule, or a line between rules. */
export interface Rule {
  id: string | null;
  /** The words, with `*`, `**` and back quotes as in the book. */
  text: string;
}

/** A part of a rule book. */
export interface Part {
  id: string | null;
  title: string;
  rules: Rule[];
  tables: string[][][];
}

/** A piece of a line: plain, bold, slanted or code. */
export interface Piece {
  text: string;
  as: 'plain' | 'b' | 'i' | 'code';
}

const ID = /[A-Z]{2}-\d+(?:\.\d+[a-z]?)?/;

/** Reads a rule book: headings, numbered rules as list items, paragraphs and tables. */
export function readBook(text: string): { title: string; parts: Part[] } {
  let title = '';
  const parts: Part[] = [];
  const part = (): Part => {
    if (parts.length === 0) parts.push({ id: null, title: '', rules: [], tables: [] });
    return parts[parts.length - 1] as Part;
  };
  let table: string[][] | null = null;
  let open = false;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed.startsWith('|')) {
      const cells = trimmed
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim());
      if (!table) part().tables.push((table = []));
      if (!cells.every((cell) => /^:?-+:?$/.test(cell))) table.push(cells);
      open = false;
      continue;
    }
    table = null;
    if (trimmed === '') open = false;
    else if (line.startsWith('# ')) title = line.slice(2).trim();
    else if (/^#{2,4} /.test(line)) {
      const heading = trimmed.replace(/^#+ /, '');
      const id = ID.exec(heading);
      parts.push({ id: id && heading.startsWith(id[0]) ? id[0] : null, title: heading, rules: [], tables: [] });
      open = false;
    } else if (/^[-*] /.test(trimmed) && !line.startsWith('  ')) {
      const body = trimmed.slice(2);
      const id = /^\*\*([A-Z]{2}-[\d.]+[a-z]?)\*\*\s*/.exec(body);
      part().rules.push({ id: id?.[1] ?? null, text: id ? body.slice(id[0].length) : body });
      open = true;
    } else if (open) {
      const last = part().rules.at(-1);
      if (last) last.text += ` ${trimmed}`;
    } else {
      part().rules.push({ id: null, text: trimmed });
      open = true;
    }
  }
  return { title, parts };
}

/** Whether a part holds remarks about the book instead of rules: it has a title, but nothing in it is numbered. */
export function isNotes(part: Part): boolean {
  return part.id === null && part.title !== '' && part.rules.every((rule) => rule.id === null);
}

/** Whether a rule, or a part of it, is a ruling: the book leaves it open. */
export const isRuling = (text: string): boolean => /\*\[[^\]]+\]\*/.test(text);

/** A rule without the marks of rulings; what a ruling adds stands in brackets. */
export const plain = (text: string): string =>
  text.replace(/\*\[[^\]:]+\]\*\s*/g, '').replace(/\*\[[^\]:]+:\s*([^\]]+)\]\*/g, '($1)');

/** The pieces of a line. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), as: 'plain' });
    found.push(
      match[1] !== undefined
        ? { text: match[1], as: 'b' }
        : match[2] !== undefined
          ? { text: match[2], as: 'i' }
          : { text: match[3] ?? '', as: 'code' },
    );
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), as: 'plain' });
  return found;
}
