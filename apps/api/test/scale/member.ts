import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export interface MemberOptions {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** The account it runs as. */
  account?: { uid: number; gid: number } | undefined;
  cwd: string;
  log: string;
  /** Whether it answers. */
  isReady: () => Promise<boolean>;
}

/** How long a program may take to answer, and to stop (ms). */
const startMs = 120_000;
const stopMs = 20_000;

/** A program of the fleet. Like a service of systemd, it is restarted a second after it has died. */
export class Member {
  readonly name: string;
  readonly #options: MemberOptions;
  #args: readonly string[];
  #child: ChildProcess | undefined;
  #isWanted = false;

  constructor(options: MemberOptions) {
    this.name = options.name;
    this.#options = options;
    this.#args = options.args;
  }

  get args(): readonly string[] {
    return this.#args;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves once it answers. */
  async start(): Promise<void> {
    this.#isWanted = true;
    this.#spawn();
    await this.ready();
  }

  async ready(): Promise<void> {
    const until = Date.now() + startMs;
    while (!(await this.#options.isReady().catch(() => false))) {
      if (Date.now() > until) throw new Error(`${this.name} does not answer, see ${this.#options.log}`);
      await pause(100);
    }
  }

  /** Simulates a power cut: the program gets no signal. */
  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  /** Kills it and leaves it dead until `start`. */
  async takeAway(): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Stops it gracefully, as a deployment does. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    const insist = setTimeout(() => child.kill('SIGKILL'), stopMs);
    await gone;
    clearTimeout(insist);
  }

  /** @param args of another version of the program */
  async restart(args = this.#args): Promise<void> {
    await this.stop();
    this.#args = args;
    await this.start();
  }

  #spawn(): void {
    const { command, env, account, cwd, log } = this.#options;
    const output = openSync(log, 'a');
    const child = spawn(command, this.#args, {
      cwd,
      env: { ...process.env, ...env },
      ...account,
      stdio: ['ignore', output, output],
      // Ctrl-C reaches this process only, which then stops the others in order.
      detached: true,
    });
    this.#child = child;
    child.on('error', () => {});
    child.once('exit', () => void this.#again(child));
  }

  async #again(child: ChildProcess): Promise<void> {
    await pause(1000, undefined, { ref: false });
    if (this.#isWanted && this.#child === child) this.#spawn();
  }
}
