import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** How the program was asked to run; made of the environment once, at the start. */
export interface Config {
  isProduction: boolean;
  /** 0 picks a free one. */
  port: number;
  host: string;
  /** A PostgreSQL of somebody else's care; absent means the embedded one. */
  databaseUrl: string | undefined;
  /** Connections one copy of the program keeps at most. */
  databasePoolSize: number;
  /** Where the embedded database and uploaded files lie. */
  dataDir: string;
  /** Redis for what copies of the program share; absent means the memory of this one. */
  redisUrl: string | undefined;
  /** Stand-ins of outside providers; absent in production. */
  emulatorUrl: string | undefined;
  /** Where banks reach this program; absent means the site's address in production, and the own one elsewhere. */
  apiUrlForProviders: string | undefined;
  /** Address of the site as people see it; absent means "whatever the request came to". */
  publicUrl: string | undefined;
  /** Domain of the session cookie; absent means the host only. */
  cookieDomain: string | undefined;
  /** Key of what is hashed but must not be guessable (SMS codes). */
  secret: string;
  /** Requests a minute of one session; ten times as many of everybody without one at one address. */
  rateLimit: number;
  /** Wrong passwords for one account, from wherever they come, in ten minutes. */
  loginLimit: number;
  /** How long a request waits for a bank before it answers without it, milliseconds; the work goes on. */
  bankPatienceMs: number;
  /** How long a request may take to arrive whole; longer than the site waits, which knows better what it waits for. */
  requestTimeoutMs: number;
  logLevel: string;
  /** Whose `X-Forwarded-*` headers are believed: addresses and ranges, or a word of `proxy-addr`. */
  trustedProxies: string;
}

/** The environment is wrong; the message lists everything at once, in Russian. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Настройки не подходят:\n${problems.map((problem) => `  • ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));
const modes = ['production', 'development', 'test'];
const developmentSecret = 'vetka-development-secret-never-in-production';

/** Reads variables, and remembers what was wrong with them. */
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

  /** A mode that is spelled otherwise, "Production", would quietly mean development. */
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

  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/$/, '');
    this.problems.push(`${name}: нужен адрес вида ${protocols[0]}//…`);
    return undefined;
  }
}

/** Random strings of 32 hexadecimal digits have fewer different ones than this about once in ten thousand. */
const fewestDifferent = 10;

/** Too short, of too few letters, or one piece over and over. */
const isWeak = (secret: string): boolean =>
  secret.length < 32 || new Set(secret).size < fewestDifferent || /^(.+?)\1+$/.test(secret);

/** What may be left to chance on a developer's machine must be said aloud in production. */
function unsafeInProduction(config: Config): string[] {
  const checks: [boolean, string][] = [
    [config.databaseUrl === undefined, 'DATABASE_URL: в рабочей среде нужна внешняя база PostgreSQL'],
    [config.redisUrl === undefined, 'REDIS_URL: в рабочей среде нужен Redis, общий для всех копий сервера'],
    [
      !config.publicUrl?.startsWith('https://'),
      'PUBLIC_URL: в рабочей среде нужен адрес сайта, который начинается с https://',
    ],
    [
      config.secret === developmentSecret || isWeak(config.secret),
      'SECRET: в рабочей среде нужна своя случайная строка не короче 32 символов, например от «openssl rand -hex 32»',
    ],
    [config.emulatorUrl !== undefined, 'EMULATOR_URL: эмулятор поставщиков нельзя включать в рабочей среде'],
  ];
  return checks.filter(([isUnsafe]) => isUnsafe).map(([, problem]) => problem);
}

/** @throws ConfigError when a variable can't be read, or is unsafe while `NODE_ENV` is `production`. */
export function readConfig(env: Environment): Config {
  const read = new Reader(env);
  const config: Config = {
    isProduction: read.mode() === 'production',
    port: read.number('PORT', 0, 65_535),
    host: read.text('HOST') ?? '127.0.0.1',
    databaseUrl: read.url('DATABASE_URL', ['postgresql:', 'postgres:']),
    databasePoolSize: read.number('DATABASE_POOL_SIZE', 20, 1000),
    dataDir: path.resolve(read.text('VETKA_DATA_DIR') ?? path.join(repositoryRoot, '.data')),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    emulatorUrl: read.url('EMULATOR_URL', ['http:', 'https:']),
    apiUrlForProviders: read.url('API_URL_FOR_PROVIDERS', ['http:', 'https:']),
    publicUrl: read.url('PUBLIC_URL', ['https:', 'http:']),
    cookieDomain: read.text('COOKIE_DOMAIN'),
    secret: read.text('SECRET') ?? developmentSecret,
    rateLimit: read.number('RATE_LIMIT', 1200, 1_000_000),
    loginLimit: read.number('LOGIN_LIMIT', 10, 1_000_000),
    bankPatienceMs: read.number('BANK_PATIENCE_MS', 2500, 2500),
    requestTimeoutMs: read.number('REQUEST_TIMEOUT', 140, 3600) * 1000,
    logLevel: read.text('LOG_LEVEL') ?? 'info',
    trustedProxies: read.text('TRUSTED_PROXIES') ?? 'loopback',
  };
  const problems = [...read.problems, ...(config.isProduction ? unsafeInProduction(config) : [])];
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
