import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase } from './database.ts';

const directory = await mkdtemp(path.join(os.tmpdir(), 'vetka-cluster-'));
await chmod(directory, 0o711);
afterAll(() => rm(directory, { recursive: true, force: true }));

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

const start = () => startEmbeddedDatabase({ directory, isDurable: false });

/** Starts another program on the same data and kills it before it can stop its database. */
async function startAndDie(): Promise<void> {
  const script = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(new URL('database.ts', import.meta.url).href)});
    await startEmbeddedDatabase({ directory: ${JSON.stringify(directory)}, isDurable: false });
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  await new Promise((resolve) => child.once('exit', resolve));
}

const postmasterPid = async () =>
  Number((await readFile(path.join(directory, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);

describe('the embedded database', { timeout: 60_000 }, () => {
  it('sorts in Russian order, and keeps its data', async () => {
    const first = await start();
    await ask(
      first.url,
      `create table words as select * from (values ('ёлка'), ('жук'), ('Ель'), ('дом')) as w (word)`,
    );
    await first.stop();
    const second = await start();
    expect(await ask(second.url, 'select word from words order by word')).toEqual(
      ['дом', 'ёлка', 'Ель', 'жук'].map((word) => ({ word })),
    );
    await second.stop();
  });

  it('refuses a second program on the same data, and names the first one', async () => {
    const running = await start();
    await expect(start()).rejects.toThrow(`уже заняты запущенной «Веткой» (процесс ${process.pid})`);
    await running.stop();
  });

  it('takes over a server whose program was killed, and stops it at the end', async () => {
    await startAndDie();
    const survivor = await postmasterPid();
    const adopted = await start();
    expect(await postmasterPid()).toBe(survivor);
    expect(await ask(adopted.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await adopted.stop();
    await wait(50);
    await expect(postmasterPid()).rejects.toThrow('ENOENT');
  });
});
