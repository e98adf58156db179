import { generateKeyPairSync } from 'node:crypto';
import type { IEnvVar } from 'kubernetes-models/v1/EnvVar';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../../apps/api/src/platform/config.ts';
import { createProviders } from '../../../apps/api/src/providers.ts';
import { readSettings } from '../../../apps/web/server/settings.ts';
import { optionalSecrets, requiredSecrets } from '../src/environment.ts';
import { read, workload } from './example.ts';

type Environment = Record<string, string>;

const keys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
const publicKey = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);

/** The possible keys of the secrets; any other key contains its own name. */
const secretValues: Environment = {
  SECRET: 'c9f1b7a25d083e64b1a7f0925ce83d46',
  SECRET_PREVIOUS: '5d083e64b1a7f0925ce83d46c9f1b7a2',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  VAPID_PUBLIC_KEY: publicKey.toString('base64url'),
  VAPID_PRIVATE_KEY: keys.privateKey.export({ format: 'jwk' }).d ?? '',
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
    const seen = readBy(environment, startApi);
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

test('each variable is explained in the README', () => {
  const [, production = ''] = read('README.md').split('## Production');
  const internal = new Set(['REDIS_PASSWORD', 'DATABASE_PASSWORD', 'DATABASE_POOL_SIZE', 'TRUSTED_PROXIES']);
  const given = new Set(
    ['vetka-api', 'vetka-site'].flatMap((name) => variablesOf(name).map((variable) => variable.name)),
  );
  expect([...given].filter((name) => !internal.has(name) && !production.includes(`\`${name}\``))).toEqual([]);
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
