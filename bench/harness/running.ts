import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { aborted, stopSignal } from '../../scripts/launcher/signals.ts';
import type { Program } from './program.ts';

/** Registers a started program, so that it is stopped at the end of the run. */
export type Keep = (program: Promise<Program>) => Promise<Program>;

/**
 * Runs a benchmark with a folder of its own and stops its programs in reverse order, even after a failure. A given
 * folder is kept, with the filled database in it; a temporary one is deleted.
 */
export async function running(given: string | undefined, work: (folder: string, keep: Keep) => Promise<void>) {
  const signal = stopSignal();
  const folder = given ? resolve(given) : mkdtempSync(join(tmpdir(), 'vetka-bench-'));
  mkdirSync(folder, { recursive: true });
  // Under root, PostgreSQL runs as another user, who must be able to traverse the folder.
  chmodSync(folder, 0o755);
  const programs: Program[] = [];
  const keep: Keep = async (starting) => {
    const program = await starting;
    programs.push(program);
    return program;
  };
  try {
    await Promise.race([work(folder, keep), aborted(signal)]);
  } finally {
    for (const program of programs.toReversed()) await program.stop();
    if (!given) rmSync(folder, { recursive: true, force: true });
  }
  // Interrupted work may still hold connections.
  if (signal.aborted) process.exit(1);
}
