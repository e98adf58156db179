/**
 * One shop under mixed load for a long time:
 * pnpm bench:soak [--minutes 60] [--guests 6] [--shoppers 4] [--talks 2] [--think 500]
 * The built API, the built site and an embedded PostgreSQL, with guests who browse and search, shoppers who order and
 * pay, a seller and chats. Each minute it prints requests, failures, p50 and p99, and the resources of each program:
 * memory (MB), open files and sockets. In the end it reports what grew after a warm-up of a quarter of the time, and
 * exits with 1 if anything did. Reads `/proc`, so it needs Linux.
 */
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '../../src/platform/database/connect.ts';
import { startEmbeddedDatabase } from '../../src/platform/database/embedded/database.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { createMarketFixture } from '../marketFixture.ts';
import type { OurPrograms } from './fleet.ts';
import { collectGarbage, inspectable } from './collectGarbage.ts';
import { Load } from './load.ts';
import { answers, freePorts, listens } from './machine.ts';
import { Member } from './member.ts';
import {
  judgeSoak,
  megabyte,
  minuteOf,
  type Collected,
  type Held,
  type MinuteOfRequests,
  type Sample,
} from './soakVerdict.ts';
import { openStall } from './stall.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    guests: { type: 'string', default: '6' },
    shoppers: { type: 'string', default: '4' },
    talks: { type: 'string', default: '2' },
    think: { type: 'string', default: '500' },
  },
});
const length = Number(values.minutes);
const warmUp = Math.max(1, Math.floor(length / 4));
const sampleMs = 5000;
/** Longer than idle connections are kept open. */
const restMs = 30_000;
const searches = ['розы', 'пионы', 'букет', 'тюльпанов', 'белые розы', 'букт роз', 'кактус', 'торт', 'свеча', 'ljpf'];

const programs = process.env.VETKA_SCALE_PROGRAMS;
if (!programs) throw new Error('Start it by `pnpm bench:soak`, which builds our programs.');
const folder = mkdtempSync(path.join(tmpdir(), 'vetka-soak-'));
const database = await startEmbeddedDatabase({ directory: `${folder}/postgresql` });
const shop = await createShop(JSON.parse(programs) as OurPrograms, database.url);
let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const member of shop.members.toReversed()) await member.stop();
  await database.stop();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(1)));
try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  // An interrupted run fails while its programs stop.
  if (!isStopping) console.error(error, `\nLogs are in ${folder}`);
  process.exitCode = 1;
} finally {
  await stop();
  if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function createShop(ours: OurPrograms, databaseUrl: string) {
  const [bank, mail, api, site] = (await freePorts(4)) as [number, number, number, number];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const shared = { PUBLIC_URL: at(site), EMULATOR_URL: at(bank), VETKA_DATA_DIR: folder };
  const node = (name: 'emulator' | 'api' | 'web', more: Record<string, string>, isReady: () => Promise<boolean>) =>
    new Member({
      name,
      command: process.execPath,
      args: [inspectable, ...ours[name].args],
      env: { ...ours[name].env, ...more },
      cwd: folder,
      log: `${folder}/${name}.log`,
      isReady,
    });
  const emulator = node(
    'emulator',
    { PORT: String(bank), SMTP_PORT: String(mail), NODE_ENV: 'development', PUBLIC_URL: at(bank) },
    () => listens(bank),
  );
  const members = [
    emulator,
    node(
      'api',
      {
        ...shared,
        NODE_ENV: 'development',
        DATABASE_URL: databaseUrl,
        PORT: String(api),
        API_URL_FOR_PROVIDERS: at(api),
        SMTP_URL: `smtp://127.0.0.1:${mail}`,
        RATE_LIMIT: '1000000',
        LOGIN_LIMIT: '10000',
        LOG_LEVEL: 'warn',
      },
      () => answers(`${at(api)}/health/ready`),
    ),
    node('web', { ...shared, NODE_ENV: 'production', API_URL: at(api), PORT: String(site) }, () =>
      answers(`${at(site)}/_health/ready`),
    ),
  ];
  return { members, siteUrl: at(site), emulatorUrl: at(bank) };
}

async function run(): Promise<boolean> {
  await migrateDatabase(database.url);
  const { db, pool } = connect(database.url, 2, () => {});
  const market = createMarketFixture({ db, signIn: () => Promise.reject(new Error('Use Load.signIn.')) });
  const load = new Load(shop, market, Number(values.think));
  const startShop = async () => {
    for (const member of shop.members) await member.start();
  };
  const { stall, owner } = await openStall({ db, load, market, startShop });
  const measured = shop.members.filter(({ name }) => name !== 'emulator');
  const startedAt = Date.now();
  const take = async (): Promise<Sample> => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'`,
    );
    return {
      at: (Date.now() - startedAt) / 60_000,
      programs: Object.fromEntries(measured.map(({ name, pid }) => [name, heldBy(pid as number)])),
      connections: rows[0]?.count ?? 0,
    };
  };
  load.diary.outcomes.length = 0;
  for (let count = 0; count < Number(values.guests); count += 1) load.browse(stall, searches);
  for (let count = 0; count < Number(values.shoppers); count += 1) await load.shop(stall);
  for (let count = 0; count < Number(values.talks); count += 1) await load.chat(stall, owner);
  await load.sell(stall, owner);

  const samples: Sample[] = [];
  const minutes: MinuteOfRequests[] = [];
  const collect = async (): Promise<Record<string, Collected>> => {
    const each = measured.map(
      async ({ name, pid = 0 }) => [name, await collectGarbage(pid, `${folder}/${name}.log`)] as const,
    );
    return Object.fromEntries(await Promise.all(each));
  };
  let warm: Record<string, Collected> | undefined;
  while (minutes.length < length) {
    await pause(sampleMs);
    const sample = await take();
    samples.push(sample);
    if (sample.at < minutes.length + 1) continue;
    // Removed once counted: an hour of outcomes would be a leak of this program.
    const outcomes = load.diary.outcomes.splice(0);
    const minute = minuteOf(outcomes);
    minutes.push(minute);
    console.log(line(minutes.length, minute, sample));
    if (minutes.length === warmUp) warm = await collect();
    for (const { detail } of outcomes.filter(({ isOk }) => !isOk).slice(0, 5)) console.log(`  ${detail}`);
  }
  const collected = [warm ?? {}, await collect()] as const;
  await load.end();
  await pause(restMs);
  const rest = await take();
  const requests = minutes.reduce((sum, minute) => sum + minute.requests, 0);
  console.log(
    `${requests} requests, ${load.orders.length} orders, ${load.messages.length} messages. At rest: ${held(rest)}`,
  );
  const { memory, mbPerMinute, p99Ratio, faults } = judgeSoak(samples, minutes, { warmUp, rest, collected });
  for (const [name, growth] of Object.entries(memory)) {
    const after = (what: keyof Collected) =>
      `${what} ${collected.map((each) => ((each[name]?.[what] ?? 0) / megabyte).toFixed(1)).join(' to ')} MB ` +
      `(${(growth[what] * 100).toFixed(1)} %)`;
    const slope = `resident with garbage ${(mbPerMinute[name] ?? 0).toFixed(2)} MB a minute`;
    console.log(`${name} after a collection: ${after('alive')}, ${after('resident')}; ${slope}`);
  }
  console.log(`p99 of the last half: ${p99Ratio.toFixed(2)} times the first half's`);
  console.log(faults.length === 0 ? 'Level.' : faults.join('\n'));
  await pool.end();
  return faults.length === 0;
}

function heldBy(pid: number): Held {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  const files = readdirSync(`/proc/${pid}/fd`).map((file) => targetOf(`/proc/${pid}/fd/${file}`));
  return {
    memory: kilobytes * 1024,
    files: files.length,
    sockets: files.filter((target) => target.startsWith('socket:')).length,
  };
}

/** A file may be closed between the listing and this. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

function held({ programs: all, connections }: Sample): string {
  const each = Object.entries(all).map(
    ([name, { memory, files, sockets }]) =>
      `${name} ${Math.round(memory / megabyte)} MB, ${files} files, ${sockets} sockets`,
  );
  return `${each.join('; ')}; ${connections} connections of the database`;
}

function line(minute: number, { requests, errors, p50, p99 }: MinuteOfRequests, sample: Sample): string {
  const times = `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
  return `${minute} min: ${requests} requests, ${errors} failed, ${times}; ${held(sample)}`;
}
