import { chownSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Backups } from './backup.ts';
import { answers, databaseAccount, listens } from './machine.ts';
import type { Member } from './member.ts';
import { programs } from './packages.ts';
import type { Place } from './place.ts';
import * as settings from './settings.ts';

const { at } = settings;

/** 3 etcd and 2 PostgreSQL under Patroni, with the archive of their write-ahead log. */
export function createDatabases({ home, file, port, logs, member }: Place) {
  const account = databaseAccount();
  const etcd = Array.from({ length: 3 }, () => ({ client: port(), peer: port() }));
  const postgres = Array.from({ length: 2 }, () => ({ database: port(), rest: port() }));
  const backups = new Backups(home('backups'), logs);
  const etcds = etcd.map((node, index) =>
    member(`etcd-${index}`, programs.etcd[1], settings.etcdArgs(etcd, index, home(`etcd-${index}`)), () =>
      listens(node.client),
    ),
  );
  const dataOf = (name: string): string => path.join(home(name), 'data');
  const patronis = postgres.map((node, index) => {
    const name = `pg-${index}`;
    const folder = home(name);
    const archiveCommand = backups.add(name, { data: dataOf(name), port: node.database, socket: folder });
    const text = settings.patroniFile({ name, ports: node, etcd, folder, archiveCommand });
    const written = file(`${name}/patroni.yml`, text);
    if (account) for (const each of [folder, written]) chownSync(each, account.uid, account.gid);
    // Ready as a primary or as a standby that follows it.
    return member(name, programs.patroni[1], [written], () => answers(`http://${at(node.rest)}/health`), { account });
  });
  /** The member whose Patroni answers 200 here. */
  const find = async (role: 'primary' | 'synchronous'): Promise<Member | undefined> => {
    for (const [index, { rest }] of postgres.entries())
      if (await answers(`http://${at(rest)}/${role}`).catch(() => false)) return patronis[index];
    return undefined;
  };
  return {
    etcds,
    patronis,
    /** Ports. */
    postgres,
    backups,
    /** The current primary. */
    async primary(): Promise<Member> {
      const found = await find('primary');
      if (!found) throw new Error('There is no primary.');
      return found;
    },
    /** Both are up, and one follows the other synchronously. */
    isReplicated: async (): Promise<boolean> => (await find('synchronous')) !== undefined,
    /** Makes the standby the primary, as before work on the machine of the primary. */
    async switchOver(from: Member): Promise<void> {
      const index = patronis.indexOf(from);
      const response = await fetch(`http://${at(postgres[index]?.rest ?? 0)}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: from.name }),
      });
      if (!response.ok) throw new Error(`No switchover: ${response.status} ${await response.text()}`);
    },
    /** The process id of a member's PostgreSQL, which outlives its Patroni. */
    postmasterOf: (patroni: Member): number | undefined => {
      const [pid] = readFileSync(path.join(dataOf(patroni.name), 'postmaster.pid'), 'utf8').split('\n');
      return pid ? Number(pid) : undefined;
    },
    async start(): Promise<void> {
      await Promise.all(etcds.map((each) => each.start()));
      await patronis[0]?.start();
      await patronis[1]?.start();
    },
  };
}
