import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts } from './machine.ts';
import { Member, type MemberOptions } from './member.ts';

/** The folder and the ports of a fleet. */
export interface Place {
  /** Returns the folder of this name, creating it if needed. */
  home: (name: string) => string;
  /** Writes a file of settings. @returns its path */
  file: (name: string, text: string) => string;
  /** A free port, a different one each time. */
  port: () => number;
  logs: string;
  member: (
    name: string,
    command: string,
    args: readonly string[],
    isReady: () => Promise<boolean>,
    more?: Pick<MemberOptions, 'env' | 'account'>,
  ) => Member;
}

export async function openPlace(folder: string, portCount: number): Promise<Place> {
  const ports = await freePorts(portCount);
  const home = (name: string): string => {
    const directory = path.join(folder, name);
    mkdirSync(directory, { recursive: true });
    return directory;
  };
  const logs = home('logs');
  // PostgreSQL runs as another account.
  chmodSync(folder, 0o755);
  return {
    home,
    logs,
    file: (name, text) => {
      const target = path.join(home(path.dirname(name)), path.basename(name));
      writeFileSync(target, text);
      return target;
    },
    port: () => {
      const port = ports.pop();
      if (port === undefined) throw new Error('The fleet needs more free ports than it asked for.');
      return port;
    },
    member: (name, command, args, isReady, more = {}) =>
      new Member({ name, command, args, isReady, cwd: folder, log: path.join(logs, `${name}.log`), ...more }),
  };
}
