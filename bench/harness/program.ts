import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tail } from '../../scripts/launcher/command.ts';
import { repositoryRoot } from '../../scripts/launcher/repository.ts';

export interface ProgramOptions {
  name: string;
  /** Arguments of `node`. */
  args: string[];
  env?: Record<string, string>;
  cwd?: string;
  /** Folder of its log. */
  logs: string;
}

/** A running program that follows the launcher's protocol: `{"ready":true,"url":…}` on stdout, exits on SIGTERM. */
export interface Program {
  name: string;
  pid: number;
  url: string;
  /** Time from spawn to ready. */
  startMs: number;
  stop(): Promise<void>;
}

/** A program that does not stop in time is killed (ms). */
const patienceMs = 15_000;

/**
 * Starts a program and waits until it is ready. Unlike the launcher, it gives the program a file as its log: reading
 * the log of every request here would slow down the load generator.
 * @throws with the end of the log when the program exits first
 */
export async function startProgram({ name, args, env, cwd = repositoryRoot, logs }: ProgramOptions): Promise<Program> {
  mkdirSync(logs, { recursive: true });
  const log = `${logs}/${name}.log`;
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', openSync(log, 'w'), 'ipc'],
    // Ctrl-C in the terminal reaches only this process, which then stops the programs in order.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await Promise.race([readyUrl(child), ended.then(() => undefined)]);
  if (!url) throw new Error(`${name} exited before it was ready.\n${tail(log)}`);
  const startMs = performance.now() - started;
  return { name, pid: child.pid as number, url, startMs, stop: () => stop(child, ended) };
}

function readyUrl({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      if (!line.startsWith('{"ready"')) return;
      resolve((JSON.parse(line) as { url: string }).url);
    });
  });
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(insist);
}
