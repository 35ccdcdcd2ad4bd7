// Checks that every link of every Markdown file of the project leads to a file that is there, and to a heading in it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const pages = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);

/** The text without code, in which nothing is a link. */
const prose = (page) =>
  readFileSync(join(root, page), 'utf8')
    .replace(/^( *)(```|~~~)[\s\S]*?^\1\2/gm, '')
    .replace(/`[^`\n]*`/g, '');

/** What a heading is called in a link, as GitHub has it. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[`*_]/g, '')
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchors = (page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^#{1,6} (.*)$/gm)].map(([, heading]) => anchor(heading));

const broken = [];
for (const page of pages) {
  for (const [, link] of prose(page).matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)) {
    if (/^[a-z]+:/.test(link) || (page.startsWith('docs/site/') && link.startsWith('/'))) continue;
    const [path, heading] = link.split('#');
    const target = path === '' ? page : relative(root, resolve(root, dirname(page), path));
    const file = join(root, target);
    if (!existsSync(file)) broken.push(`${page}: ${link} is not there`);
    else if (heading && statSync(file).isFile() && !anchors(target).includes(heading.toLowerCase()))
      broken.push(`${page}: ${link} has no such heading`);
  }
}
if (broken.length) {
  console.error(broken.join('\n'));
  process.exit(1);
}
