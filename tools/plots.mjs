// Draws the figures of docs/performance.md as docs/pictures/performance-*.svg.
import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const page = readFileSync(new URL('docs/performance.md', root), 'utf8').split('measured by make bench')[1];

/** The rows of the first table that has this column, each by the names of its columns. */
function table(column) {
  const lines = page.split('\n');
  const cells = (line) => line.split('|').slice(1, -1).map((cell) => cell.trim());
  const head = lines.findIndex((line) => line.startsWith('|') && cells(line).includes(column));
  if (head < 0) throw new Error(`docs/performance.md has no table with the column '${column}'`);
  const end = lines.findIndex((line, at) => at > head && !line.startsWith('|'));
  const names = cells(lines[head]);
  return lines.slice(head + 2, end).map((line) => Object.fromEntries(cells(line).map((cell, n) => [names[n], cell])));
}

const number = (text) => parseFloat(text) * (/ M\b/.test(text) ? 1e6 : / k\b/.test(text) ? 1e3 : 1);
const title = (game) => game.split('-').map((word) => word[0].toUpperCase() + word.slice(1)).join(' ').replace('Uptown', 'UpTown');

/** Horizontal bars, one below the other. */
function bars(name, caption, rows) {
  const [left, right, step, top] = [150, 60, 18, 34];
  const [width, height] = [640, top + rows.length * step + 8];
  const most = Math.max(...rows.map((row) => row.value));
  const long = (value) => ((width - left - right) * value) / most;
  const drawn = rows.map((row, n) => {
    const y = top + n * step;
    return (
      `<text x="${left - 6}" y="${y + 11}" text-anchor="end">${row.label}</text>` +
      `<rect x="${left}" y="${y}" width="${long(row.value).toFixed(1)}" height="${step - 4}" fill="${row.fill}"/>` +
      `<text x="${(left + long(row.value) + 4).toFixed(1)}" y="${y + 11}">${row.text}</text>`
    );
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">` +
    `<rect width="${width}" height="${height}" fill="#fff"/><text x="6" y="18">${caption}</text>${drawn.join('')}</svg>\n`;
  writeFileSync(new URL(`docs/pictures/performance-${name}.svg`, root), svg);
}

bars(
  'engines',
  'Decisions a second, on one thread',
  table('decisions/s').map((row) => ({
    label: `${row.game}, ${row.seats} ${row.seats === '1' ? 'seat' : 'seats'}`,
    value: number(row['decisions/s']),
    text: row['decisions/s'],
    fill: '#4a7ab5',
  })),
);
bars(
  'server',
  'Processor time of the server for a move; light: the build it is compared with',
  table('CPU time per move').map((row) => ({
    label: `${title(row.game)}, ${row.seats} seats`,
    value: number(row['CPU time per move']),
    text: row['CPU time per move'],
    fill: row.build === 'other' ? '#b9cbe0' : '#4a7ab5',
  })),
);
