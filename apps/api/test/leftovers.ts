import { readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readPostmaster, stopPostmaster } from '../src/platform/database/embedded/postmaster.ts';
import { isRunning } from '../src/platform/database/embedded/process-identity.ts';

/** Prefix of the folders of test runs. */
export const runPrefix = path.join(os.tmpdir(), 'vetka-test-');

async function removeRun(directory: string): Promise<void> {
  const postmaster = await readPostmaster(path.join(directory, 'data'));
  if (postmaster) {
    await stopPostmaster(postmaster.pid);
    await rm(postmaster.socketDir, { recursive: true, force: true });
  }
  await rm(directory, { recursive: true, force: true });
}

/** Removes the leftovers of killed runs. Active runs are not touched. */
export async function removeLeftovers(): Promise<void> {
  const names = await readdir(os.tmpdir());
  for (const name of names.filter((entry) => entry.startsWith(path.basename(runPrefix)))) {
    const directory = path.join(os.tmpdir(), name);
    // A run that is just starting has no owner yet.
    const owner = await readFile(path.join(directory, 'owner'), 'utf8').catch(() => '');
    if (owner !== '' && !isRunning(owner)) await removeRun(directory);
  }
}
