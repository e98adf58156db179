import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createDatabases } from './fleet.databases.ts';
import { answers, canWrite, listens } from './machine.ts';
import type { Member } from './member.ts';
import { programs } from './packages.ts';
import { openPlace, type Place } from './place.ts';
import * as settings from './settings.ts';

const { at } = settings;

/** How Node runs one of our programs. */
interface NodeProgram {
  args: string[];
  env: Record<string, string>;
}
export type OurPrograms = Record<'emulator' | 'api' | 'worker' | 'web', NodeProgram>;

const bucket = 'vetka-files';

const pair = (place: Place): [number, number] => [place.port(), place.port()];

/** Redis with its Sentinels, and a server of the S3 protocol. */
function createStores(place: Place, master: number, follower: number) {
  const { home, file, port, member } = place;
  const redis = [master, follower].map((own, index) => {
    const name = `redis-${index}`;
    const text = settings.redisFile(own, index === 0 ? undefined : master, home(name));
    return member(name, programs.redis[1], [file(`${name}/redis.conf`, text)], () => listens(own));
  });
  const sentinels = Array.from({ length: 3 }, (_, index) => {
    const name = `sentinel-${index}`;
    const own = port();
    const text = settings.sentinelFile(own, master, home(name));
    return member(name, programs.sentinel[1], [file(`${name}/sentinel.conf`, text)], () => listens(own));
  });
  const s3Port = port();
  const s3Args = ['--conditions=@vetka/source', path.join(import.meta.dirname, 's3.ts')];
  const s3 = member('s3', process.execPath, [...s3Args, home('s3'), String(s3Port), bucket], () => listens(s3Port));
  return { redis, sentinels, s3, s3Url: `http://${at(s3Port)}` };
}

/** Every program of a small fleet on one machine. Nothing runs before `start`. */
export async function createFleet(folder: string, ours: OurPrograms) {
  const place = await openPlace(folder, 32);
  const { home, file, port, member } = place;
  const databases = createDatabases(place);
  const [master, follower] = pair(place);
  const { redis, sentinels, s3, s3Url } = createStores(place, master, follower);
  const [apiPorts, webPorts] = [pair(place), pair(place)];
  const ports = { write: port(), read: port(), redis: port(), api: port(), web: port(), stats: port() };
  const [site, bank, mail] = [port(), port(), port()];
  const adminUrl = `postgresql://postgres@${at(ports.write)}/postgres`;
  const databaseUrl = `postgresql://postgres@${at(ports.write)}/vetka`;
  const password = randomUUID();
  const programUrl = (server: number) => `postgresql://${settings.programAccount}:${password}@${at(server)}/vetka`;
  const siteUrl = `http://${at(site)}`;
  const emulatorUrl = `http://${at(bank)}`;
  const proxied = { ports, postgres: databases.postgres, redis: [master, follower], api: apiPorts, web: webPorts };
  const haproxy = member(
    'haproxy',
    programs.haproxy[1],
    ['-db', '-f', file('haproxy/haproxy.cfg', settings.haproxyFile(proxied))],
    () => answers(`http://${at(ports.stats)}/`),
  );
  const nginxText = settings.nginxFile(site, ports.web, home('nginx'));
  const nginx = member('nginx', programs.nginx[1], ['-c', file('nginx/nginx.conf', nginxText)], () => listens(site));

  const leaving = { SHUTDOWN_DELAY: '2' };
  const apiEnvironment = {
    ...leaving,
    NODE_ENV: 'development',
    DATABASE_URL: programUrl(ports.write),
    DATABASE_REPLICA_URL: programUrl(ports.read),
    MIGRATIONS: 'separate',
    DATABASE_POOL_SIZE: '12',
    REDIS_URL: `redis://${at(ports.redis)}`,
    VETKA_DATA_DIR: home('files'),
    S3_BUCKET: bucket,
    S3_ENDPOINT: s3Url,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    PUBLIC_URL: siteUrl,
    API_URL_FOR_PROVIDERS: `http://${at(ports.api)}`,
    EMULATOR_URL: emulatorUrl,
    SMTP_URL: `smtp://${at(mail)}`,
    RATE_LIMIT: '1000000',
    LOGIN_LIMIT: '10000',
    WORKERS: 'separate',
    LOG_LEVEL: 'warn',
  };
  const node = (
    name: string,
    { args, env }: NodeProgram,
    more: Record<string, string>,
    isReady: () => Promise<boolean>,
  ) => member(name, process.execPath, args, isReady, { env: { ...env, ...more } });
  const emulator = node(
    'emulator',
    ours.emulator,
    { PORT: String(bank), SMTP_PORT: String(mail), NODE_ENV: 'development', PUBLIC_URL: emulatorUrl },
    () => listens(bank),
  );
  const apiUrls = apiPorts.map((each) => `http://${at(each)}`);
  const apis = apiPorts.map((each, index) =>
    node(`api-${index}`, ours.api, { ...apiEnvironment, PORT: String(each) }, () =>
      answers(`${apiUrls[index]}/health/ready`),
    ),
  );
  const workers = [0, 1].map((index) => {
    const metrics = port();
    // Without metrics a worker has no address that shows that it runs.
    const env = { ...apiEnvironment, METRICS_PORT: String(metrics) };
    return node(`worker-${index}`, ours.worker, env, () => answers(`http://${at(metrics)}/metrics`));
  });
  const webs = webPorts.map((each, index) => {
    const env = {
      ...leaving,
      PORT: String(each),
      NODE_ENV: 'production',
      API_URL: `http://${at(ports.api)}`,
      VETKA_DATA_DIR: home(`web-${index}`),
      PUBLIC_URL: siteUrl,
      EMULATOR_URL: emulatorUrl,
      TRUSTED_PROXIES: '1',
    };
    return node(`web-${index}`, ours.web, env, () => answers(`http://${at(each)}/_health/ready`));
  });

  const shop: Member[] = [emulator, s3, ...redis, ...sentinels, ...apis, ...workers, ...webs, nginx];
  return {
    ...databases,
    folder,
    /** The folder of the API's package. */
    builtApi: path.resolve(ours.api.args.at(-1) ?? '', '../..'),
    siteUrl,
    emulatorUrl,
    adminUrl,
    /** With the account that owns the tables. */
    databaseUrl,
    /** With the account of our programs. */
    programUrl: programUrl(ports.write),
    apiUrls,
    all: [...databases.etcds, ...databases.patronis, haproxy, ...shop],
    redis,
    sentinels,
    s3,
    apis,
    webs,
    workers,
    nginx,
    haproxy,
    emulator,
    canWrite: () => canWrite(adminUrl),
    async startDatabases(): Promise<void> {
      await databases.start();
      await haproxy.start();
    },
    async startShop(): Promise<void> {
      await Promise.all([emulator, s3, ...redis].map((each) => each.start()));
      await Promise.all(sentinels.map((each) => each.start()));
      // The first one writes the keys of push messages.
      for (const each of [...apis, ...workers, ...webs, nginx]) await each.start();
    },
    async stop(): Promise<void> {
      for (const each of shop.toReversed()) await each.stop();
      await Promise.all(databases.patronis.map((each) => each.stop()));
      for (const each of [haproxy, ...databases.etcds]) await each.stop();
    },
  };
}

export type Fleet = Awaited<ReturnType<typeof createFleet>>;
