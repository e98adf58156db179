import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answers, canWrite, databaseAccount, freePorts, listens } from './machine.ts';
import { Member } from './member.ts';
import { programs } from './packages.ts';
import * as settings from './settings.ts';

const { at } = settings;

/** How Node runs one of our programs. */
interface NodeProgram {
  args: string[];
  env: Record<string, string>;
}
export type OurPrograms = Record<'emulator' | 'api' | 'worker' | 'web', NodeProgram>;

/** Every program of a small fleet on one machine. Nothing runs before `start`. */
export async function createFleet(folder: string, ours: OurPrograms) {
  const account = databaseAccount();
  const logs = path.join(folder, 'logs');
  const [e1 = 0, e2 = 0, e3 = 0, p1 = 0, p2 = 0, p3 = 0, d1 = 0, r1 = 0, d2 = 0, r2 = 0, m1 = 0, m2 = 0] =
    await freePorts(12);
  const [
    s1 = 0,
    s2 = 0,
    s3 = 0,
    write = 0,
    read = 0,
    cache = 0,
    api = 0,
    stats = 0,
    site = 0,
    bank = 0,
    mail = 0,
    web = 0,
  ] = await freePorts(12);
  const apiPorts = await freePorts(2);
  const webPorts = await freePorts(2);
  const etcd = [
    { client: e1, peer: p1 },
    { client: e2, peer: p2 },
    { client: e3, peer: p3 },
  ];
  const postgres = [
    { database: d1, rest: r1 },
    { database: d2, rest: r2 },
  ];
  const proxied = {
    ports: { write, read, redis: cache, api, web, stats },
    postgres,
    redis: [m1, m2],
    api: apiPorts,
    web: webPorts,
  };
  const adminUrl = `postgresql://postgres@${at(write)}/postgres`;
  const databaseUrl = `postgresql://postgres@${at(write)}/vetka`;
  const siteUrl = `http://${at(site)}`;
  const emulatorUrl = `http://${at(bank)}`;

  const home = (name: string): string => {
    const directory = path.join(folder, name);
    mkdirSync(directory, { recursive: true });
    return directory;
  };
  const file = (name: string, text: string): string => {
    const target = path.join(home(path.dirname(name)), path.basename(name));
    writeFileSync(target, text);
    return target;
  };
  mkdirSync(logs, { recursive: true });
  chmodSync(folder, 0o755);

  const member = (name: string, command: string, args: string[], isReady: () => Promise<boolean>, more = {}) =>
    new Member({ name, command, args, isReady, cwd: folder, log: path.join(logs, `${name}.log`), ...more });

  const etcds = etcd.map((node, index) =>
    member(`etcd-${index}`, programs.etcd[1], settings.etcdArgs(etcd, index, home(`etcd-${index}`)), () =>
      listens(node.client),
    ),
  );
  const patronis = postgres.map((node, index) => {
    const name = `pg-${index}`;
    const directory = home(name);
    const written = file(`${name}/patroni.yml`, settings.patroniFile({ name, ports: node, etcd, folder: directory }));
    if (account) for (const each of [directory, written]) chownSync(each, account.uid, account.gid);
    // Ready as a primary or as a standby that follows it.
    return member(name, programs.patroni[1], [written], () => answers(`http://${at(node.rest)}/health`), { account });
  });
  const haproxy = member(
    'haproxy',
    programs.haproxy[1],
    ['-db', '-f', file('haproxy/haproxy.cfg', settings.haproxyFile(proxied))],
    () => answers(`http://${at(stats)}/`),
  );
  const redis = [m1, m2].map((port, index) =>
    member(
      `redis-${index}`,
      programs.redis[1],
      [
        file(
          `redis-${index}/redis.conf`,
          settings.redisFile(port, index === 0 ? undefined : m1, home(`redis-${index}`)),
        ),
      ],
      () => listens(port),
    ),
  );
  const sentinels = [s1, s2, s3].map((port, index) =>
    member(
      `sentinel-${index}`,
      programs.sentinel[1],
      [file(`sentinel-${index}/sentinel.conf`, settings.sentinelFile(port, m1, home(`sentinel-${index}`)))],
      () => listens(port),
    ),
  );
  const nginx = member(
    'nginx',
    programs.nginx[1],
    ['-c', file('nginx/nginx.conf', settings.nginxFile(site, web, home('nginx')))],
    () => listens(site),
  );

  const apiEnvironment = {
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl,
    DATABASE_REPLICA_URL: `postgresql://postgres@${at(read)}/vetka`,
    DATABASE_POOL_SIZE: '12',
    REDIS_URL: `redis://${at(cache)}`,
    VETKA_DATA_DIR: home('files'),
    PUBLIC_URL: siteUrl,
    API_URL_FOR_PROVIDERS: `http://${at(api)}`,
    EMULATOR_URL: emulatorUrl,
    SMTP_URL: `smtp://${at(mail)}`,
    RATE_LIMIT: '1000000',
    LOGIN_LIMIT: '10000',
    WORKERS: 'separate',
    SHUTDOWN_DELAY: '2',
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
  const apis = apiPorts.map((port, index) =>
    node(`api-${index}`, ours.api, { ...apiEnvironment, PORT: String(port) }, () =>
      answers(`http://${at(port)}/health/ready`),
    ),
  );
  const workers = [0, 1].map((index) =>
    node(`worker-${index}`, ours.worker, apiEnvironment, () => Promise.resolve(true)),
  );
  const webs = webPorts.map((port, index) => {
    const env = {
      PORT: String(port),
      NODE_ENV: 'production',
      API_URL: `http://${at(api)}`,
      VETKA_DATA_DIR: home(`web-${index}`),
      PUBLIC_URL: siteUrl,
      EMULATOR_URL: emulatorUrl,
      TRUSTED_PROXIES: '1',
      SHUTDOWN_DELAY: '2',
    };
    return node(`web-${index}`, ours.web, env, () => answers(`http://${at(port)}/_health/ready`));
  });

  const databases = [...etcds, ...patronis, haproxy];
  const shop = [emulator, ...redis, ...sentinels, ...apis, ...workers, ...webs, nginx];
  const all = [...databases, ...shop];
  return {
    siteUrl,
    emulatorUrl,
    adminUrl,
    databaseUrl,
    all,
    etcds,
    patronis,
    redis,
    sentinels,
    apis,
    webs,
    workers,
    nginx,
    haproxy,
    emulator,
    canWrite: () => canWrite(adminUrl),
    /** The one that is the primary now. */
    async primary(): Promise<Member> {
      for (const [index, { rest }] of postgres.entries()) {
        if (await answers(`http://${at(rest)}/primary`).catch(() => false)) return patronis[index] as Member;
      }
      throw new Error('There is no primary.');
    },
    /** Both are there, and one follows the other synchronously. */
    async isReplicated(): Promise<boolean> {
      const states = await Promise.all(
        postgres.map(({ rest }) => answers(`http://${at(rest)}/synchronous`).catch(() => false)),
      );
      return states.includes(true);
    },
    /** The process ids of a member's PostgreSQL, which outlives its Patroni. */
    postmasterOf: (patroni: Member): number | undefined => {
      const [pid] = readFileSync(path.join(folder, patroni.name, 'data/postmaster.pid'), 'utf8').split('\n');
      return pid ? Number(pid) : undefined;
    },
    async startDatabases(): Promise<void> {
      await Promise.all(etcds.map((each) => each.start()));
      await patronis[0]?.start();
      await patronis[1]?.start();
      await haproxy.start();
    },
    async startShop(): Promise<void> {
      await Promise.all([emulator, ...redis].map((each) => each.start()));
      await Promise.all(sentinels.map((each) => each.start()));
      // The first one migrates, and writes the keys of push messages.
      for (const each of [...apis, ...workers, ...webs, nginx]) await each.start();
    },
    async stop(): Promise<void> {
      for (const each of shop.toReversed()) await each.stop();
      await Promise.all(patronis.map((each) => each.stop()));
      for (const each of [haproxy, ...etcds]) await each.stop();
    },
  };
}

export type Fleet = Awaited<ReturnType<typeof createFleet>>;
