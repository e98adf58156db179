import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { slowDown } from './disk.ts';
import { suffer, until, type FaultRow } from './faults.ts';
import type { Fleet } from './fleet.ts';
import type { Load, Stall } from './load.ts';

/** Number of guests who open their carts at the same time: more than both pools have connections. */
const crowd = 80;

/** Number of statements that wait for a connection, by API. */
const waiting = (fleet: Fleet): Promise<number[]> =>
  Promise.all(
    fleet.apiUrls.map(async (url) => {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(/^database_pool_waiting(?:\{[^}]*\})? (\d+)/m.exec(metrics)?.[1] ?? 0);
    }),
  );

/** All connections of both APIs wait for a locked table, and many guests wait for the connections. */
export async function fillPools(load: Load, fleet: Fleet, stall: Stall): Promise<FaultRow> {
  const guests = await load.crowd(crowd, stall);
  return suffer(load, 'every connection of the APIs is used for 5 s', async () => {
    const locking = new pg.Client({ connectionString: fleet.databaseUrl });
    await locking.connect();
    await locking.query('begin; lock table carts in access exclusive mode');
    const answers = Promise.all(guests.map((guest) => guest.get('cart')));
    await until('full pools', async () => (await waiting(fleet)).every((count) => count > 0), 10_000);
    await pause(5000);
    await locking.query('rollback');
    await locking.end();
    await answers;
  });
}

/**
 * Writes per second of both databases together. A spinning disk manages a hundred, a cloud disk hundreds or thousands.
 */
const writesPerSecond = 50;

export const slowDisk = (load: Load, fleet: Fleet) =>
  suffer(load, `the disk of the databases writes ${writesPerSecond} times a second for 20 s`, async () => {
    const servers = fleet.patronis.flatMap((each) => fleet.postmasterOf(each) ?? []);
    const giveBack = slowDown(servers, fleet.folder, writesPerSecond);
    await pause(20_000);
    giveBack();
  });
