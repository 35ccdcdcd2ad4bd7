import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a profile of its own needs: a free port, nothing from the network, no motion, a theme. */
const preferences = (dark: boolean): Record<string, string | number | boolean> => ({
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en',
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'ui.prefersReducedMotion': 1,
});

type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, value: unknown];

/** The system's Firefox, driven by its own protocol: lengths and JSON over a socket. */
export class Firefox {
  #profile = mkdtempSync(join(tmpdir(), 'tetrapolis-firefox-'));
  #process: ChildProcess | null = null;
  #socket: Socket | null = null;
  #received = Buffer.alloc(0);
  #asked = 0;
  #waiting: ((answer: Answer) => void) | null = null;

  async open(program: string, size: { width: number; height: number }, dark: boolean): Promise<void> {
    const lines = Object.entries(preferences(dark)).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    writeFileSync(join(this.#profile, 'user.js'), lines.join('\n'));
    const args = [
      '--headless',
      '--marionette',
      '--remote-allow-system-access',
      '--no-remote',
      '--profile',
      this.#profile,
    ];
    const env = { ...process.env, MOZ_HEADLESS_WIDTH: '1366', MOZ_HEADLESS_HEIGHT: '1000' };
    this.#process = spawn(program, args, { stdio: 'ignore', env });
    const socket = await this.#dial();
    this.#socket = socket;
    socket.on('data', (bytes) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      this.#read();
    });
    await this.ask('WebDriver:NewSession', {});
    await this.ask('WebDriver:SetTimeouts', { script: 120_000 });
    // A window is never narrower than 450 px; the page inside it can be.
    await this.ask('Marionette:SetContext', { value: 'chrome' });
    await this.run(
      'const [width, height] = arguments; Object.assign(gBrowser.selectedBrowser.style, { width, maxWidth: width, height, maxHeight: height });',
      `${size.width}px`,
      `${size.height}px`,
    );
    await this.ask('Marionette:SetContext', { value: 'content' });
  }

  /** The port is written into the profile as soon as it is open. */
  async #dial(): Promise<Socket> {
    for (let tries = 0; tries < 600; tries += 1) {
      try {
        const port = Number(readFileSync(join(this.#profile, 'MarionetteActivePort'), 'utf8'));
        return await new Promise<Socket>((ready, failed) => {
          const socket = connect(port, '127.0.0.1', () => ready(socket));
          socket.once('error', failed);
        });
      } catch {
        await new Promise((later) => setTimeout(later, 100));
      }
    }
    throw new Error('Firefox does not open its port');
  }

  #read(): void {
    for (;;) {
      const colon = this.#received.indexOf(':');
      if (colon < 0) return;
      const length = Number(this.#received.subarray(0, colon).toString());
      if (this.#received.length < colon + 1 + length) return;
      const message = JSON.parse(this.#received.subarray(colon + 1, colon + 1 + length).toString()) as Answer | object;
      this.#received = this.#received.subarray(colon + 1 + length);
      // The first message is a greeting.
      if (Array.isArray(message)) this.#waiting?.(message as Answer);
    }
  }

  async ask(command: string, parameters: object): Promise<unknown> {
    const id = (this.#asked += 1);
    const [, , error, value] = await new Promise<Answer>((answered) => {
      this.#waiting = answered;
      const text = JSON.stringify([0, id, command, parameters]);
      this.#socket?.write(`${Buffer.byteLength(text)}:${text}`);
    });
    if (error) throw new Error(`${command}: ${error.error}: ${error.message}`);
    return value !== null && typeof value === 'object' && 'value' in value ? value.value : value;
  }

  go(url: string): Promise<unknown> {
    return this.ask('WebDriver:Navigate', { url });
  }

  /** Runs a script in the page; promises are waited for. */
  run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.ask('WebDriver:ExecuteScript', {
      script: `return (async () => { ${script} })()`,
      args,
    });
  }

  /** A tap in the middle of what `run` would return as a place. */
  tap({ x, y }: { x: number; y: number }): Promise<unknown> {
    const steps = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    return this.ask('WebDriver:PerformActions', {
      actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions: steps }],
    });
  }

  async close(): Promise<void> {
    this.#socket?.destroy();
    const child = this.#process;
    if (child && child.exitCode === null) {
      await new Promise((gone) => {
        child.once('exit', gone);
        child.kill();
      });
    }
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
