import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readable } from './logLine.ts';
import { logFile, repositoryRoot } from './repository.ts';

/** What a command needs besides its name and arguments. */
export interface CommandOptions {
  /** Name of the log file that takes the output. */
  log: string;
  /** Added to the launcher's own environment. */
  env?: Record<string, string>;
  /** @default the root of the clone */
  cwd?: string;
  /** Hears what the command writes, in pieces as they come. */
  onOutput?: ((text: string) => void) | undefined;
  /** Ends the command, with everything it started. */
  signal?: AbortSignal;
}

/** A command that ended badly; the message carries the end of its output, `log` is the file with all of it. */
export class CommandFailed extends Error {
  readonly log: string;

  constructor(message: string, log: string) {
    super(`${message}\n${tail(log)}`);
    this.log = log;
  }
}

/**
 * Runs a command to its end with its output in a log file.
 * @throws {CommandFailed} when it exits with anything but 0
 */
export async function runCommand(command: string, args: string[], options: CommandOptions): Promise<void> {
  const file = logFile(options.log);
  mkdirSync(dirname(file), { recursive: true });
  const output = createWriteStream(file);
  // A group of its own: Ctrl-C reaches the launcher alone, which then ends the whole group.
  const child = spawn(command, args, {
    cwd: options.cwd ?? repositoryRoot,
    // Log files are read without a terminal.
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  child.stdout.on('data', (chunk: Buffer) => options.onOutput?.(chunk.toString()));
  const end = () => child.pid && process.kill(-child.pid, 'SIGTERM');
  options.signal?.addEventListener('abort', end, { once: true });
  const ending = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? undefined : `exit ${signal ?? code}`));
  });
  options.signal?.removeEventListener('abort', end);
  await new Promise((resolve) => output.end(resolve));
  if (ending) throw new CommandFailed(`${command} ${args.join(' ')}: ${ending}`, file);
}

/** The last lines of a log file, for a message about a failure. */
export function tail(file: string, lines = 40): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).map(readable).join('\n');
  } catch {
    return '';
  }
}
