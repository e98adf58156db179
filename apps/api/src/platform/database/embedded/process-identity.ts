import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const onLinux = (pid: number): string => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name is in parentheses and may contain anything. The start time is the 22nd field, counted after it.
  const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${startedAt}`;
};

const elsewhere = (pid: number): string =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * Distinguishes a process from a later one with the same id (ids are reused, in containers immediately).
 * `undefined` when there is no such process.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    const started = process.platform === 'linux' ? onLinux(pid) : elsewhere(pid);
    return `${pid}@${started.trim()}`;
  } catch {
    return undefined;
  }
}

/** Whether the process with this identity is still running. */
export const isRunning = (identity: string): boolean => processIdentity(Number.parseInt(identity, 10)) === identity;
