import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { startCluster } from '../../src/platform/database/embedded/cluster.ts';
import { startPubSub } from '../emulatedRedis.ts';
import { buildImage, documentedVariables, plainEnv } from './image.ts';

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

/** Builds one image and starts its command with these variables, all of which the README must list. */
async function start(program: 'api' | 'web', variables: Record<string, string>): Promise<string> {
  const undocumented = Object.keys(variables).filter((name) => !documentedVariables(program).has(name));
  expect(undocumented, `are not in the README's table for ${program}`).toEqual([]);
  const place = join(folder, program);
  mkdirSync(place);
  const { command, env } = buildImage(program, place);
  const [name = '', ...args] = command;
  const port = String(await freePort());
  const ours = { HOST: '127.0.0.1', PORT: port, VETKA_DATA_DIR: join(folder, `${program}-data`) };
  const child = spawn(name, args, { cwd: place, env: { ...plainEnv, ...env, ...ours, ...variables } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  afterAll(async () => {
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

test('the steps of the Dockerfile, with the variables of the README, give a site that serves pages', async () => {
  const cluster = await startCluster({ directory: join(folder, 'database'), isDurable: false });
  afterAll(() => cluster.stop());
  const redis = await startPubSub();
  const PUBLIC_URL = 'https://vetka.example';
  const push = webPush.generateVAPIDKeys();
  const api = await start('api', {
    DATABASE_URL: cluster.urlOf('postgres'),
    REDIS_URL: redis.url,
    PUBLIC_URL,
    SECRET: 'c9f1b7a25d083e64b1a7f0925ce83d46',
    TBANK_TERMINAL_KEY: 'terminal',
    TBANK_PASSWORD: 'password',
    SMS_RU_API_ID: 'id',
    DADATA_TOKEN: 'token',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'Ветка <pochta@vetka.example>',
    VAPID_PUBLIC_KEY: push.publicKey,
    VAPID_PRIVATE_KEY: push.privateKey,
  });
  await expect.poll(async () => (await fetch(`${api}/health/ready`)).status, { timeout: 30_000 }).toBe(200);

  const web = await start('web', { API_URL: api, PUBLIC_URL });
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
});
