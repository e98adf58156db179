import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readable } from './logLine.ts';
import { openLog } from './openLog.ts';
import { logFile, repositoryRoot } from './repository.ts';

/** Options of a command besides its name and arguments. */
export interface CommandOptions {
  /** Name of the log file for the output. */
  log: string;
  /** Added to the launcher's own environment. */
  env?: Record<string, string>;
  /** @default the root of the clone */
  cwd?: string;
  /** Receives the command's output in chunks. */
  onOutput?: ((text: string) => void) | undefined;
  /** Stops the command and all its child processes. */
  signal?: AbortSignal;
}

/** A failed command. The message ends with its last output; `log` is the file with all of it. */
export class CommandFailed extends Error {
  readonly log: string;

  constructor(message: string, log: string) {
    super(`${message}\n${tail(log)}`);
    this.log = log;
  }
}

/**
 * Runs a command until it exits, with its output in a log file.
 * @throws {CommandFailed} on a non-zero exit code
 */
export async function runCommand(command: string, args: string[], options: CommandOptions): Promise<void> {
  const file = logFile(options.log);
  const output = openLog(file);
  // A separate process group: Ctrl-C reaches only the launcher, which then stops the whole group.
  const child = spawn(command, args, {
    cwd: options.cwd ?? repositoryRoot,
    // Log files contain no terminal colours.
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // Not piped: a pipe to a full disk would stop reading, and the command would wait for ever.
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.write(chunk));
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
