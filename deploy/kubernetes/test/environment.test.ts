import { generateKeyPairSync } from 'node:crypto';
import type { IEnvVar } from 'kubernetes-models/v1/EnvVar';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../../apps/api/src/platform/config.ts';
import { createProviders } from '../../../apps/api/src/providers.ts';
import { warningsOf } from '../../../apps/api/src/warnings.ts';
import { readSettings } from '../../../apps/web/server/settings.ts';
import { optionalSecrets, requiredSecrets } from '../src/environment.ts';
import { read, workload } from './example.ts';

type Environment = Record<string, string>;

const keys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
const publicKey = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);

/** The possible keys of the secrets; any other key contains its own name. */
const secretValues: Environment = {
  SECRET: 'c9f1b7a25d083e64b1a7f0925ce83d46',
  SECRET_PREVIOUS: '5d083e64b1a7f0925ce83d46c9f1b7a2',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  VAPID_PUBLIC_KEY: publicKey.toString('base64url'),
  VAPID_PRIVATE_KEY: keys.privateKey.export({ format: 'jwk' }).d ?? '',
  CYCLOPS_PRIVATE_KEY: rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  DATABASE_PASSWORD: 'f2a6',
};

/** The image's variables (Dockerfile), by stage. */
const imageEnvironment = (stage: string): Environment => {
  const [, lines = ''] = read('Dockerfile').split(`FROM source AS ${stage}\n`);
  const [, pairs = ''] = /^ENV (.+)$/m.exec(lines) ?? [];
  return Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=') as [string, string]));
};

const variablesOf = (program: string): IEnvVar[] => workload(program).pod.containers[0]?.env ?? [];

/** The environment of a container: `$(NAME)` is replaced by an earlier variable. */
function environmentOf(program: string, stage: string, without: readonly string[] = []): Environment {
  const own: Environment = {};
  for (const { name, value, valueFrom } of variablesOf(program)) {
    if (without.includes(name)) continue;
    if (valueFrom) own[name] = secretValues[name] ?? name;
    else {
      own[name] = (value ?? '').replaceAll(/\$\((\w+)\)/g, (_reference, other: string) => {
        if (own[other] === undefined) throw new Error(`${name} uses ${other}, which is not set before it`);
        return own[other];
      });
    }
  }
  return { ...imageEnvironment(stage), ...own };
}

/** @returns the names of the variables that a program has read */
function readBy(environment: Environment, program: (env: Environment) => unknown): Set<string> {
  const seen = new Set<string>();
  const watched = new Proxy(environment, {
    get: (target, name) => {
      seen.add(String(name));
      return target[String(name)];
    },
  });
  program(watched);
  return seen;
}

const startApi = (env: Environment) => createProviders(readConfig(env), env);

/** Variables that only other variables use. */
const usedByOthers = (program: string): Set<string> =>
  new Set(
    variablesOf(program).flatMap(({ value = '' }) => [...value.matchAll(/\$\((\w+)\)/g)].map(([, name = '']) => name)),
  );

describe.each(['vetka-api', 'vetka-worker'])('%s', (name) => {
  test('gets every variable that it needs, and reads each that it gets', () => {
    const environment = environmentOf(name, 'api');
    const banks = ['tbank', 'tochka'].map((bank) => ({ ...environment, PAYMENT_PROVIDER: bank }));
    const seen = new Set(banks.flatMap((env) => [...readBy(env, startApi)]));
    const unread = variablesOf(name).filter(
      (variable) => !seen.has(variable.name) && !usedByOthers(name).has(variable.name),
    );
    expect(unread.map((variable) => variable.name)).toEqual([]);
  });

  test('does not start without any of the required secrets', () => {
    for (const missing of requiredSecrets) {
      expect(() => startApi(environmentOf(name, 'api', [missing])), `without ${missing}`).toThrow(missing);
    }
  });
});

test('of the optional secrets, those of one bank are enough', () => {
  const bank = ['TBANK_TERMINAL_KEY', 'TBANK_PASSWORD'];
  const others = optionalSecrets.filter((name) => !bank.includes(name));
  expect(() => startApi(environmentOf('vetka-api', 'api', others))).not.toThrow();
  expect(() => startApi(environmentOf('vetka-api', 'api', optionalSecrets))).toThrow('TBANK_TERMINAL_KEY');
});

test('files go to the bucket, reads to the replicas, writes and LISTEN to the primary, jobs to the workers', () => {
  expect(readConfig(environmentOf('vetka-api', 'api'))).toMatchObject({
    isProduction: true,
    databaseUrl: 'postgresql://vetka_programs:f2a6@vetka-database-rw:5432/vetka',
    databaseReplicaUrls: ['postgresql://vetka_programs:f2a6@vetka-database-ro:5432/vetka'],
    migrations: 'separate',
    redisUrl: 'redis://:REDIS_PASSWORD@vetka-redis:6379',
    s3: { bucket: 'vetka-files', credentials: { accessKeyId: 'S3_ACCESS_KEY_ID' } },
    publicUrl: 'https://vetka.example',
    shutdownDelayMs: 10_000,
    workers: 'separate',
  });
});

test('the site reads each variable that it gets', () => {
  const environment = environmentOf('vetka-site', 'web');
  const seen = readBy(environment, (env) => readSettings(env));
  expect(variablesOf('vetka-site').filter(({ name }) => !seen.has(name))).toEqual([]);
  expect(readSettings(environment)).toMatchObject({
    apiUrl: 'http://vetka-api:3001',
    publicUrl: 'https://vetka.example',
  });
});

test('the owner of the tables is known to the migration alone, which gets no other secret', () => {
  const owner = { secretKeyRef: { name: 'vetka-database-app', key: 'uri' } };
  const [first, ...others] = variablesOf('vetka-migration');
  expect(first).toMatchObject({ name: 'DATABASE_URL', valueFrom: owner });
  expect(others.map(({ name }) => name)).toEqual(['DATABASE_PASSWORD', 'DATABASE_PROGRAM_URL']);
  expect(environmentOf('vetka-migration', 'api').DATABASE_PROGRAM_URL).toBe(
    environmentOf('vetka-api', 'api').DATABASE_URL,
  );
  for (const program of ['vetka-api', 'vetka-worker', 'vetka-site']) {
    expect(JSON.stringify(variablesOf(program)), `of ${program}`).not.toContain('vetka-database-app');
  }
});

const [, production = ''] = read('README.md').split('## Production');

test('the programs are given each variable of the table of the README that is not a further setting', () => {
  const given = new Set(['vetka-api', 'vetka-site'].flatMap((name) => variablesOf(name).map((each) => each.name)));
  const cells = [...production.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell = '']) => cell.split(';')[0] ?? '');
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z\d_]+)`/g)].map(([, name = '']) => name));
  expect(names.length).toBeGreaterThan(30);
  const further = new Set(['RECEIPT_TAXATION', 'RECEIPT_VAT']);
  expect(names.filter((name) => !given.has(name) && !further.has(name))).toEqual([]);
});

test('whoever takes the payments makes the payouts, also when no bank was chosen', () => {
  const others = optionalSecrets.filter((name) => !/^(TOCHKA|CYCLOPS)_/.test(name));
  const { payments, payouts } = startApi(environmentOf('vetka-api', 'api', others));
  expect([payments, payouts].map((gateways) => gateways.map(({ name }) => name))).toEqual([['tochka'], ['tochka']]);
});

test('a start without keys for payouts or without the taxation of receipts gives a warning', () => {
  const warned = (without: readonly string[], extra: Environment = {}) => {
    const env = { ...environmentOf('vetka-api', 'api', without), ...extra };
    return warningsOf(startApi(env), env);
  };
  const receipts = { RECEIPT_TAXATION: 'osn', RECEIPT_VAT: 'vat22' };
  expect(warned([], receipts)).toEqual([]);
  expect(warned([])).toEqual([expect.stringContaining('RECEIPT_TAXATION, RECEIPT_VAT')]);
  const tochka = { ...receipts, PAYMENT_PROVIDER: 'tochka' };
  expect(warned(['CYCLOPS_THUMBPRINT'], tochka)).toEqual([expect.stringContaining('CYCLOPS_')]);
  expect(warned(['TBANK_REGISTER_LOGIN'], receipts)).toEqual([expect.stringContaining('TBANK_REGISTER_')]);
});

test('each variable is explained in the README', () => {
  const documented = [
    production,
    ...['docs/operations.md', 'docs/limits.md', 'apps/api/README.md'].map((file) => read(file)),
  ].join('\n');
  // Parts of others, those of the image, and those of development alone.
  const internal = new Set([
    'REDIS_PASSWORD',
    'DATABASE_PASSWORD',
    'PORT',
    'HOST',
    'VETKA_DATA_DIR',
    'EMULATOR_URL',
    'API_URL_FOR_PROVIDERS',
    'TWO_FACTOR',
    'BANK_PATIENCE_MS',
  ]);
  const given = new Set(
    ['vetka-api', 'vetka-site'].flatMap((name) => variablesOf(name).map((variable) => variable.name)),
  );
  const api = environmentOf('vetka-api', 'api');
  const known = new Set([
    ...given,
    ...['tbank', 'tochka'].flatMap((bank) => [...readBy({ ...api, PAYMENT_PROVIDER: bank }, startApi)]),
    ...readBy(environmentOf('vetka-site', 'web'), (env) => readSettings(env)),
  ]);
  expect([...known].filter((name) => !internal.has(name) && !documented.includes(`\`${name}\``))).toEqual([]);
});

test('ports, folders and commands are those of the images, and the settings are those of compose.yaml', () => {
  const images = { 'vetka-api': 'api', 'vetka-site': 'web' };
  const { services } = parse(read('compose.yaml')) as { services: Record<string, { environment: object }> };
  for (const [name, stage] of Object.entries(images)) {
    const image = imageEnvironment(stage);
    const [container] = workload(name).pod.containers;
    expect(container?.ports?.find((port) => port.name === 'http')?.containerPort, `of ${name}`).toBe(
      Number(image.PORT),
    );
    expect(read('Dockerfile'), `of ${name}`).toContain(`EXPOSE ${image.PORT}`);
    expect(container?.image, `of ${name}`).toBe(`cr.example.ru/shop/vetka-${stage}:1.4.0`);
    const variables = new Set(container?.env?.map((variable) => variable.name));
    expect(
      Object.keys(services[stage]?.environment ?? {}).filter((variable) => !variables.has(variable)),
      `of ${name}`,
    ).toEqual([]);
  }
  const site = workload('vetka-site').pod.containers[0]?.volumeMounts?.map(({ mountPath }) => mountPath);
  expect(site).toContain(imageEnvironment('web').VETKA_DATA_DIR);
  const [, command = ''] = /FROM source AS api\n[^]*?\nCMD (\[.*apps\/api.*\])/.exec(read('Dockerfile')) ?? [];
  expect(workload('vetka-worker').pod.containers[0]?.command).toEqual(
    (JSON.parse(command) as string[]).map((word) => word.replace('/main.js', '/worker.js')),
  );
});
