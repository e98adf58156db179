import { readdir, readFile, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readPostmaster, stopPostmaster } from '../src/platform/database/embedded/postmaster.ts';
import { isRunning } from '../src/platform/database/embedded/process-identity.ts';

const namePrefix = 'vetka-test-';
const sharedMemory = '/dev/shm';
const bytesNeeded = 3 * 1024 ** 3;

/**
 * Prefix of a new run's folder: in memory where there is room. Each test file copies a database of a thousand files and
 * removes it. ext4 without a journal does not reuse the inodes of deleted files for a minute, and searches past all of
 * them for every new file: a copy takes 700 ms there, 30 ms in memory.
 */
export async function runPrefix(): Promise<string> {
  const memory = await statfs(sharedMemory).catch(() => undefined);
  const isRoomy = memory !== undefined && memory.bavail * memory.bsize >= bytesNeeded;
  return path.join(isRoomy ? sharedMemory : os.tmpdir(), namePrefix);
}

async function removeRun(directory: string): Promise<void> {
  const postmaster = await readPostmaster(path.join(directory, 'data'));
  if (postmaster) {
    await stopPostmaster(postmaster.pid);
    await rm(postmaster.socketDir, { recursive: true, force: true });
  }
  await rm(directory, { recursive: true, force: true });
}

async function removeLeftoversIn(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith(namePrefix))) {
    const directory = path.join(folder, name);
    // A run that is just starting has no owner yet.
    const owner = await readFile(path.join(directory, 'owner'), 'utf8').catch(() => '');
    if (owner !== '' && !isRunning(owner)) await removeRun(directory);
  }
}

/** Removes the leftovers of killed runs. Active runs are not touched. */
export async function removeLeftovers(): Promise<void> {
  for (const folder of [sharedMemory, os.tmpdir()]) await removeLeftoversIn(folder);
}
