import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

/** The system account PostgreSQL runs as. Empty for the current account. */
export interface Runner {
  uid?: number;
  gid?: number;
}

const findAccount = (name: string): Runner | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
};

const createAccount = (name: string): Runner | undefined => {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', name], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return findAccount(name);
};

/**
 * PostgreSQL refuses to run as root, so an unprivileged account is found or created.
 * @throws Error in Russian when there is none.
 */
export function chooseRunner(): Runner {
  if (process.getuid?.() !== 0) return {};
  const runner = findAccount('postgres') ?? findAccount('vetka') ?? createAccount('vetka') ?? findAccount('nobody');
  if (runner) return runner;
  throw new Error('База данных не запускается от имени root: создайте пользователя «vetka» или задайте DATABASE_URL');
}

const mayEnter = async (directory: string, { uid, gid }: Runner): Promise<boolean> => {
  const { mode, uid: owner, gid: group } = await stat(directory);
  if (owner === uid) return (mode & 0o100) !== 0;
  if (group === gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};

/** Whether the account can traverse to the path. A parent such as root's home (mode 700) prevents it. */
export async function canReach(target: string, runner: Runner): Promise<boolean> {
  if (runner.uid === undefined) return true;
  for (let directory = path.dirname(target); ; directory = path.dirname(directory)) {
    const isOpen = await mayEnter(directory, runner).catch(() => true);
    if (!isOpen) return false;
    if (directory === path.dirname(directory)) return true;
  }
}
