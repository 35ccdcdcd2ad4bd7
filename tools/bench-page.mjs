// Measures the page in a browser on this machine: the first view, and dragging a full district of Cities; prints Markdown.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const { chromium } = createRequire(join(root, 'clients/web/package.json'))('@playwright/test');
const program = process.env.TETRAPOLIS ?? join(root, 'target/dist/tetrapolis');
const folder = mkdtempSync(join(tmpdir(), 'tetrapolis-'));
const args = ['--lang', 'en', 'serve', '--listen', '127.0.0.1:0', '--database', `sqlite://${folder}/t.db`, '--requests', '1000000'];
const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });

const url = await new Promise((found, failed) => {
  server.once('exit', code => failed(new Error(`the server ended with ${code}`)));
  server.stdout.on('data', text => {
    const [at] = String(text).match(/http:\/\/[\d.:]+/) ?? [];
    if (at) found(at);
  });
});
const system = '/usr/bin/chromium';
const browser = await chromium.launch({ ...(existsSync(system) ? { executablePath: system } : {}), args: ['--no-sandbox', '--disable-gpu'] });

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });

  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);

  // A whole game, so that the district is full.
  const ask = async (path, data) => (await page.context().request.post(`${url}/api${path}`, { data })).json();
  await ask('/session', { name: 'Ann' });
  const { table } = await ask('/tables', { game: 'cities', seats: 2 });
  const tell = async command => {
    const answer = await ask(`/tables/${table}/commands`, { id: 1, command });
    if (!answer.done) throw new Error(`${JSON.stringify(command)}: ${answer.sentence}`);
  };
  const entropy = '0123456789abcdef0123456789abcdef';
  const share = createHash('sha256').update(`tetrapolis share 1\n${entropy}`).digest('hex');
  await tell({ sit: { seat: 1, share } });
  await tell({ bot: { seat: 2, kind: 'random' } });
  await tell('start');
  await tell({ reveal: { entropy } });
  for (;;) {
    const { state } = await (await page.context().request.get(`${url}/api/tables/${table}`)).json();
    if (state.phase === 'finished') break;
    // What is built stands: declining comes last.
    if (state.legal.length > 0) await tell({ play: { version: state.version, action: state.legal[0].notation } });
    else await page.context().request.get(`${url}/api/tables/${table}?since=${state.version}&wait=5`);
  }

  await page.goto(`${url}/table/${table}`);
  await page.keyboard.press('Escape');
  const stage = page.locator('.scene');
  await stage.waitFor();
  const { x, y, width, height } = await stage.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.evaluate(() => {
    window.frames_ = [];
    const tick = now => {
      window.frames_.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const until = Date.now() + 3000;
  for (let step = 0; Date.now() < until; step += 1) {
    await page.mouse.move(x + width / 2 + Math.sin(step / 15) * 150, y + height / 2 + Math.cos(step / 15) * 90);
  }
  const times = await page.evaluate(() => window.frames_);
  await page.mouse.up();
  const gaps = times.slice(1).map((time, i) => time - times[i]).sort((a, b) => a - b);
  const rate = (1000 * gaps.length) / (times.at(-1) - times[0]);
  const p95 = gaps[Math.floor(gaps.length * 0.95)];

  console.log('| what | measured | wanted |\n|---|---:|---:|');
  console.log(`| first paint from localhost | ${paint.toFixed(0)} ms | under 1000 ms |`);
  console.log(`| frames a second, dragging a district | ${rate.toFixed(0)} | 60 |`);
  console.log(`| 95 of 100 of these frames within | ${p95.toFixed(0)} ms | 17 ms |`);
} finally {
  await browser.close();
  server.removeAllListeners('exit');
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
