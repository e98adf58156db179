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
  const ports = await freePorts(28);
  const next = (): number => {
    const port = ports.pop();
    if (port === undefined) throw new Error('The fleet needs more free ports than it asked for.');
    return port;
  };
  const etcd = Array.from({ length: 3 }, () => ({ client: next(), peer: next() }));
  const postgres = Array.from({ length: 2 }, () => ({ database: next(), rest: next() }));
  const [master, follower] = [next(), next()];
  const sentinelPorts = [next(), next(), next()];
  const apiPorts = [next(), next()];
  const webPorts = [next(), next()];
  const [write, read, cache, api, web, stats] = [next(), next(), next(), next(), next(), next()];
  const [site, bank, mail] = [next(), next(), next()];
  const proxied = {
    ports: { write, read, redis: cache, api, web, stats },
    postgres,
    redis: [master, follower],
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
  const redis = [master, follower].map((port, index) =>
    member(
      `redis-${index}`,
      programs.redis[1],
      [
        file(
          `redis-${index}/redis.conf`,
          settings.redisFile(port, index === 0 ? undefined : master, home(`redis-${index}`)),
        ),
      ],
      () => listens(port),
    ),
  );
  const sentinels = sentinelPorts.map((port, index) =>
    member(
      `sentinel-${index}`,
      programs.sentinel[1],
      [file(`sentinel-${index}/sentinel.conf`, settings.sentinelFile(port, master, home(`sentinel-${index}`)))],
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
    /** The current primary. */
    async primary(): Promise<Member> {
      for (const [index, { rest }] of postgres.entries()) {
        if (await answers(`http://${at(rest)}/primary`).catch(() => false)) return patronis[index] as Member;
      }
      throw new Error('There is no primary.');
    },
    /** Both are up, and one follows the other synchronously. */
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
