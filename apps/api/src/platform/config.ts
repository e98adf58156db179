import path from 'node:path';
import { readLegalAnswers, type LegalAnswers } from './config.legal.ts';
import { readS3, type S3Config } from './config.s3.ts';
import { packageRoot } from './package-root.ts';

/** The program's configuration, read once from the environment at startup. */
export interface Config {
  isProduction: boolean;
  /** 0 picks a free port. */
  port: number;
  host: string;
  /** Where Prometheus reads metrics; 0 picks a free port, undefined opens none. */
  metricsPort: number | undefined;
  /** An external PostgreSQL; the embedded one when undefined. */
  databaseUrl: string | undefined;
  /** Streaming replicas of `databaseUrl`, read for lists, search and pages. */
  databaseReplicaUrls: string[];
  /** Maximum number of database connections per copy of the program. */
  databasePoolSize: number;
  /** Folder of the embedded database and uploaded files. */
  dataDir: string;
  /** The bucket of uploaded files; undefined keeps them in `dataDir`. */
  s3: S3Config | undefined;
  /** Redis for state shared by all copies of the program; undefined keeps it in this process. */
  redisUrl: string | undefined;
  /** The emulator of external providers; undefined in production. */
  emulatorUrl: string | undefined;
  /**
   * Where banks reach this program. Defaults to the site's address in production, and to the program's own elsewhere.
   */
  apiUrlForProviders: string | undefined;
  /** The public address of the site. Defaults to the host of the request. */
  publicUrl: string | undefined;
  /** Domain of the session cookie. Defaults to the host only. */
  cookieDomain: string | undefined;
  /** Key of hashes and encryption. New values are made with it. */
  secret: string;
  /** Values made with this secret are accepted, too, so that `secret` can be rotated. Never used for new values. */
  previousSecret: string | undefined;
  /**
   * Requests a minute per session. An address gets ten times as many without a session, and fifty times as many in all.
   */
  rateLimit: number;
  /** The mean delay of the event loop from which on browsing is refused (ms): a checkout would become slow. 0: never. */
  maxEventLoopDelayMs: number;
  /** Wrong passwords per account in ten minutes, from any address. */
  loginLimit: number;
  /** How long a request waits for a bank before it answers without the result (ms). The work continues. */
  bankPatienceMs: number;
  /**
   * How long the whole request may take to arrive (ms). Longer than the site's own timeout, which gives a more
   * specific error.
   */
  requestTimeoutMs: number;
  /** How long load balancers are told to stop sending requests here before the program closes (ms). */
  shutdownDelayMs: number;
  /** Whether the administration needs a second factor. Always in production. */
  needsSecondFactor: boolean;
  /** Whether this program runs background jobs itself, or leaves them to separate workers. */
  workers: 'here' | 'separate';
  /** Whether this program migrates the database when it starts, or expects that `migrate.ts` has done so. */
  migrations: 'here' | 'separate';
  logLevel: string;
  /** Proxies whose `X-Forwarded-*` headers are trusted: addresses and ranges, or a keyword of `proxy-addr`. */
  trustedProxies: string;
  /** Path of a database of cities by network address (MMDB); without one the visitor's city is not guessed. */
  geoipDatabase: string | undefined;
  /** Where new passwords are looked up in leaks; undefined looks them up nowhere. Production only. */
  leakedPasswordsUrl: string | undefined;
  /** Answers to questions that a lawyer decides. */
  legal: LegalAnswers;
}

/** An invalid environment. The message lists all problems at once, in Russian. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Настройки не подходят:\n${problems.map((problem) => `  • ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const repositoryRoot = path.resolve(packageRoot, '../..');
const modes = ['production', 'development', 'test'];
const developmentSecret = 'vetka-development-secret-never-in-production';

/** The secret of new values first, then the one whose values are still accepted. */
export type Secrets = readonly [current: string, ...accepted: string[]];

export const secretsOf = ({ secret, previousSecret }: Pick<Config, 'secret' | 'previousSecret'>): Secrets =>
  previousSecret === undefined ? [secret] : [secret, previousSecret];

/** Reads variables and collects their problems. */
class Reader {
  readonly problems: string[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  text(name: string): string | undefined {
    const value = this.#env[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** Rejects other spellings: "Production" would silently mean development. */
  mode(): string | undefined {
    const value = this.#env.NODE_ENV;
    if (value && !modes.includes(value)) {
      this.problems.push(`NODE_ENV: бывает ${modes.join(', ')}, а указано «${value}»`);
    }
    return value;
  }

  number(name: string, byDefault: number, max: number): number {
    const value = this.text(name);
    if (value === undefined) return byDefault;
    const number = Number(value);
    if (Number.isInteger(number) && number >= 0 && number <= max) return number;
    this.problems.push(`${name}: нужно целое число от 0 до ${max}, а указано «${value}»`);
    return byDefault;
  }

  /** `on` or `off`. */
  flag(name: string, byDefault: boolean): boolean {
    return this.text(name) === undefined ? byDefault : this.oneOf(name, ['on', 'off']) === 'on';
  }

  oneOf<const T extends string>(name: string, values: readonly [T, ...T[]]): T {
    const value = this.text(name);
    const known = values.find((each) => each === value);
    if (value !== undefined && known === undefined) {
      this.problems.push(`${name}: бывает ${values.join(' или ')}, а указано «${value}»`);
    }
    return known ?? values[0];
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    return this.#address(name, this.text(name), protocols);
  }

  /** Several, separated by commas. */
  urls(name: string, protocols: readonly string[]): string[] {
    const values = this.text(name)?.split(',') ?? [];
    return values.flatMap((value) => this.#address(name, value.trim(), protocols) ?? []);
  }

  #address(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/$/, '');
    this.problems.push(`${name}: нужен адрес вида ${protocols[0]}//…`);
    return undefined;
  }
}

/** Fewer distinct characters than this occur in about one of ten thousand random strings of 32 hexadecimal digits. */
const minDistinctCharacters = 10;

/** Too short, with too few distinct characters, or one part repeated. */
const isWeak = (secret: string): boolean =>
  secret.length < 32 || new Set(secret).size < minDistinctCharacters || /^(.+?)\1+$/.test(secret);

const isUnsafe = (secret: string): boolean => secret === developmentSecret || isWeak(secret);

/** Settings with defaults during development that must be explicit in production. */
function unsafeInProduction(config: Config): string[] {
  const checks: [boolean, string][] = [
    [config.databaseUrl === undefined, 'DATABASE_URL: в рабочей среде нужна внешняя база PostgreSQL'],
    [config.redisUrl === undefined, 'REDIS_URL: в рабочей среде нужен Redis, общий для всех копий сервера'],
    [
      !config.publicUrl?.startsWith('https://'),
      'PUBLIC_URL: в рабочей среде нужен адрес сайта, который начинается с https://',
    ],
    [
      isUnsafe(config.secret),
      'SECRET: в рабочей среде нужна своя случайная строка не короче 32 символов, например от «openssl rand -hex 32»',
    ],
    [
      config.previousSecret !== undefined && isUnsafe(config.previousSecret),
      'SECRET_PREVIOUS: в рабочей среде годится только прежний SECRET, случайная строка не короче 32 символов',
    ],
    [!config.needsSecondFactor, 'TWO_FACTOR: в рабочей среде второй фактор администрации нельзя выключать'],
    [config.emulatorUrl !== undefined, 'EMULATOR_URL: эмулятор поставщиков нельзя включать в рабочей среде'],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

/** @throws ConfigError when a variable cannot be read, or is unsafe with `NODE_ENV=production`. */
export function readConfig(env: Environment): Config {
  const read = new Reader(env);
  const config: Config = {
    isProduction: read.mode() === 'production',
    port: read.number('PORT', 0, 65_535),
    host: read.text('HOST') ?? '127.0.0.1',
    metricsPort: read.text('METRICS_PORT') === undefined ? undefined : read.number('METRICS_PORT', 0, 65_535),
    databaseUrl: read.url('DATABASE_URL', ['postgresql:', 'postgres:']),
    databaseReplicaUrls: read.urls('DATABASE_REPLICA_URL', ['postgresql:', 'postgres:']),
    databasePoolSize: read.number('DATABASE_POOL_SIZE', 20, 1000),
    dataDir: path.resolve(read.text('VETKA_DATA_DIR') ?? path.join(repositoryRoot, '.data')),
    s3: readS3(read),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    emulatorUrl: read.url('EMULATOR_URL', ['http:', 'https:']),
    apiUrlForProviders: read.url('API_URL_FOR_PROVIDERS', ['http:', 'https:']),
    publicUrl: read.url('PUBLIC_URL', ['https:', 'http:']),
    cookieDomain: read.text('COOKIE_DOMAIN'),
    secret: read.text('SECRET') ?? developmentSecret,
    previousSecret: read.text('SECRET_PREVIOUS'),
    rateLimit: read.number('RATE_LIMIT', 1200, 1_000_000),
    maxEventLoopDelayMs: read.number('EVENT_LOOP_DELAY', 250, 3_600_000),
    loginLimit: read.number('LOGIN_LIMIT', 10, 1_000_000),
    bankPatienceMs: read.number('BANK_PATIENCE_MS', 2500, 2500),
    requestTimeoutMs: read.number('REQUEST_TIMEOUT', 140, 3600) * 1000,
    shutdownDelayMs: read.number('SHUTDOWN_DELAY', 0, 600) * 1000,
    needsSecondFactor: read.flag('TWO_FACTOR', env.NODE_ENV === 'production'),
    workers: read.oneOf('WORKERS', ['here', 'separate']),
    migrations: read.oneOf('MIGRATIONS', ['here', 'separate']),
    logLevel: read.text('LOG_LEVEL') ?? 'info',
    trustedProxies: read.text('TRUSTED_PROXIES') ?? 'loopback',
    geoipDatabase: read.text('GEOIP_DATABASE'),
    leakedPasswordsUrl: read.url('LEAKED_PASSWORDS_URL', ['https:', 'http:']),
    legal: readLegalAnswers(read),
  };
  if (config.databaseReplicaUrls.length > 0 && config.databaseUrl === undefined) {
    read.problems.push('DATABASE_REPLICA_URL: нужна и DATABASE_URL, база, с которой сняты копии');
  }
  if (config.migrations === 'separate' && config.databaseUrl === undefined) {
    read.problems.push('MIGRATIONS: отдельно обновляют только внешнюю базу, нужна DATABASE_URL');
  }
  const problems = [...read.problems, ...(config.isProduction ? unsafeInProduction(config) : [])];
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
