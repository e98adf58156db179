import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { startCluster } from '../../src/platform/database/embedded/cluster.ts';
import { afterwards } from '../afterwards.ts';
import { startPubSub } from '../emulatedRedis.ts';
import { buildImage, composedMigration, documentedVariables, plainEnv, runDocumented, type Image } from './image.ts';

const folder = mkdtempSync(join(tmpdir(), 'vetka-production-'));
// PostgreSQL runs under another account, which must be able to traverse the folder.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type Program = 'api' | 'web';

function build(program: Program): Image {
  const place = join(folder, program);
  mkdirSync(place);
  return buildImage(program, place);
}

/** Starts the command of an image with these variables, all of which the README must list. */
async function start(program: Program, { command, env }: Image, variables: Record<string, string>): Promise<string> {
  const undocumented = Object.keys(variables).filter((name) => !documentedVariables(program).has(name));
  expect(undocumented, `are not in the README's table for ${program}`).toEqual([]);
  const [name = '', ...args] = command;
  const port = String(await freePort());
  const ours = { HOST: '127.0.0.1', PORT: port, VETKA_DATA_DIR: join(folder, `${program}-data`) };
  const child = spawn(name, args, { cwd: join(folder, program), env: { ...plainEnv, ...env, ...ours, ...variables } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  afterwards(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()).includes('"ready":true') && resolve());
    void ended.then(() => reject(new Error(`${program} ended:\n${output}`)));
  });
  return `http://127.0.0.1:${port}`;
}

/** Runs the migration of the image of the API, as compose.yaml does. */
async function migrate({ env }: Image, variables: Record<string, string>): Promise<void> {
  const { command, names } = composedMigration();
  expect(Object.keys(variables)).toEqual(names);
  const [name = '', ...args] = command;
  await promisify(execFile)(name, args, { cwd: join(folder, 'api'), env: { ...plainEnv, ...env, ...variables } });
}

test('the steps of the Dockerfile, with the variables of the README, give a site that serves pages', async () => {
  const cluster = await startCluster({ directory: join(folder, 'database'), isDurable: false });
  afterwards(() => cluster.stop());
  const redis = await startPubSub();
  const PUBLIC_URL = 'https://vetka.example';
  const server = build('api');
  const [publicKey = '', privateKey = ''] = vapidKeysIn(runDocumented('web-push', join(folder, 'api'), server.env));
  const programUrl = new URL(cluster.urlOf('postgres'));
  programUrl.username = 'vetka_programs';
  await migrate(server, { DATABASE_URL: cluster.urlOf('postgres'), DATABASE_PROGRAM_URL: programUrl.href });
  const api = await start('api', server, {
    DATABASE_URL: programUrl.href,
    MIGRATIONS: 'separate',
    REDIS_URL: redis.url,
    PUBLIC_URL,
    SECRET: 'c9f1b7a25d083e64b1a7f0925ce83d46',
    TBANK_TERMINAL_KEY: 'terminal',
    TBANK_PASSWORD: 'password',
    SMS_RU_API_ID: 'id',
    DADATA_TOKEN: 'token',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'Ветка <pochta@vetka.example>',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  });
  await expect.poll(async () => (await fetch(`${api}/health/ready`)).status, { timeout: 30_000 }).toBe(200);

  expect(await (await fetch(`${api}/metrics`)).text()).toContain('# TYPE ');

  const web = await start('web', build('web'), { API_URL: api, PUBLIC_URL });
  const page = await fetch(`${web}/catalog`);
  expect([page.status, page.headers.get('strict-transport-security')]).toEqual([
    200,
    expect.stringContaining('max-age'),
  ]);
  const html = await page.text();
  expect(html).toMatch(/<h1[^>]*>[^<]*Каталог/);
  const script = /<script[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await fetch(new URL(script, web))).status).toBe(200);
  const session = await fetch(`${web}/api/v1/session`);
  expect(session.status).toBe(200);
  const security = await (await fetch(`${web}/.well-known/security.txt`)).text();
  expect(security).toContain('security@vetka.example');
});

/** The keys as `web-push generate-vapid-keys` prints them: each on the line after its name. */
const vapidKeysIn = (output: string): string[] => [...output.matchAll(/ Key:\n(\S+)/g)].map(([, key = '']) => key);
