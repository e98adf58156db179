import { spawn, type ChildProcess } from 'node:child_process';
import type { WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { tail } from './command.ts';
import { openLog } from './openLog.ts';
import { logFile, repositoryRoot } from './repository.ts';

/** How long a server may take to stop (ms). PostgreSQL writes its last checkpoint in this time. */
const patienceMs = 15_000;

/** A Node program of the shop. */
export interface ServerOptions {
  /** Short name for the log file and messages. */
  name: string;
  /** Arguments of `node`: flags, the file, then the program's own arguments. */
  args: string[];
  env: Record<string, string>;
  /** @default the root of the clone */
  cwd?: string;
  /** @default `.data/logs/<name>.log` */
  log?: string;
  /** Receives the message that the server is ready. */
  onReady?: (message: ReadyMessage) => void;
  /** Receives progress messages before the server is ready. */
  onProgress?: ((text: string) => void) | undefined;
  /** Receives every line the server writes, in addition to the log file. */
  onLine?: ((line: string) => void) | undefined;
  /** Appends to the previous process's log instead of starting an empty one. */
  isRestart?: boolean | undefined;
}

/** The ready message of a server. */
export interface ReadyMessage {
  url?: string;
  /** Of a whole shop: the address of its API. */
  apiUrl?: string;
}

/** A started server. */
export interface Server {
  name: string;
  /** Its process id; undefined when it could not be started. */
  pid?: number | undefined;
  /** Its address once it is ready; rejects with the end of its log if it exits before. */
  ready: Promise<string>;
  /** Resolves when the process has exited, with a sentence that explains how. Never rejects. */
  ended: Promise<string>;
  /** Asks the process to stop, kills it after a while, and waits. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts a server that follows the launcher's protocol: JSON lines on stdout, `{"progress": "…"}` any number of times
 * and `{"ready": true, "url": "…"}` once; its log on stderr; exits on SIGTERM and when the IPC channel closes.
 */
export function startServer(options: ServerOptions): Server {
  const log = options.log ?? logFile(options.name);
  const output = openLog(log, options.isRestart ? 'a' : 'w');
  // Detached: Ctrl-C in the terminal reaches only the launcher, which then stops the servers in order.
  const child = spawn(process.execPath, options.args, {
    cwd: options.cwd ?? repositoryRoot,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const ended = endOf(child, options.name, output);
  const ready = new Promise<string>((resolve, reject) => {
    let isReady = false;
    readLines(child, output, options, (url) => {
      isReady = true;
      resolve(url);
    });
    void ended.then((how) => isReady || reject(new Error(`${how}\n${tail(log)}`)));
  });
  // Callers await it if they need it; a server stopped during its start is not an unhandled error.
  ready.catch(() => {});
  return { name: options.name, pid: child.pid, ready, ended, stop: () => stop(child, ended) };
}

/** Waits until the log is fully written, too, so that it can be read, or removed, at once. */
async function endOf(child: ChildProcess, name: string, output: WriteStream): Promise<string> {
  const how = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`));
    child.once('close', (code, signal) => resolve(`${name} ended (${signal ?? `exit code ${code}`})`));
  });
  await new Promise((resolve) => output.end(resolve));
  return how;
}

function readLines(
  child: ChildProcess,
  output: WriteStream,
  options: ServerOptions,
  ready: (url: string) => void,
): void {
  const keep = (line: string) => {
    if (!output.writableEnded) output.write(`${line}\n`);
    options.onLine?.(line);
  };
  const { stdout, stderr } = child;
  if (!stdout || !stderr) return;
  createInterface({ input: stderr }).on('line', keep);
  createInterface({ input: stdout }).on('line', (line) => {
    const message = parseLine(line);
    if (message?.ready && message.url) {
      options.onReady?.(message);
      ready(message.url);
    } else if (message?.progress) options.onProgress?.(message.progress);
    else keep(line);
  });
}

/** The launcher message in a line of a server's stdout; undefined for any other line. */
function parseLine(line: string): (ReadyMessage & { ready?: boolean; progress?: string }) | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(insist);
}
