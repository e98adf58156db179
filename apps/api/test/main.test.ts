import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { createTestDatabase } from './database.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const database = await createTestDatabase(inject('adminUrl'), 'empty');
afterAll(() => database.drop());

const run = (env: Record<string, string>) =>
  spawn(process.execPath, ['--conditions=@vetka/source', main], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

async function startProgram(env: Record<string, string> = { DATABASE_URL: database.url }) {
  const program = run(env);
  const [line] = (await once(createInterface(program.stdout as NodeJS.ReadableStream), 'line')) as [string];
  return { program, ready: JSON.parse(line) as { ready: boolean; url: string } };
}

/** Node options that make a program print, when it exits, which of Node's own modules it has loaded. */
async function listingModules(): Promise<string> {
  const file = path.join(inject('runDirectory'), 'modules.cjs');
  await writeFile(file, "process.on('exit', () => console.error(process.moduleLoadList.join('\\n')));");
  return `--require=${file}`;
}

describe('the program', { timeout: 60_000 }, () => {
  it('prints its address on one line, loads neither the picture library nor fetch yet, and stops on SIGTERM', async () => {
    const { program, ready } = await startProgram({ DATABASE_URL: database.url, NODE_OPTIONS: await listingModules() });
    const modules = text(program.stderr as NodeJS.ReadableStream);
    expect(ready).toEqual({ ready: true, url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
    expect((await fetch(`${ready.url}/health/ready`)).status).toBe(200);
    // Linux lists the files that a process has loaded.
    const loaded = await readFile(`/proc/${program.pid}/maps`, 'utf8').catch(() => '');
    expect(loaded).not.toContain('libvips');
    program.kill('SIGTERM');
    expect(await once(program, 'exit')).toEqual([0, null]);
    expect(await modules).toContain('NativeModule http');
    // Node's implementation of `fetch`.
    expect(await modules).not.toContain('undici');
  });

  it('reports to load balancers that it is leaving, and answers until they have noticed', async () => {
    const { program, ready } = await startProgram({ DATABASE_URL: database.url, SHUTDOWN_DELAY: '12' });
    const statusOf = async (at: string) => (await fetch(ready.url + at)).status;
    expect(await statusOf('/health/ready')).toBe(200);
    program.kill('SIGTERM');
    await vi.waitFor(async () => expect(await statusOf('/health/ready')).toBe(503));
    expect(await statusOf('/api/v1/cities')).toBe(200);
    expect(await once(program, 'exit')).toEqual([0, null]);
  });

  it('stops with its parent process', async () => {
    const { program } = await startProgram();
    program.disconnect();
    expect(await once(program, 'exit')).toEqual([0, null]);
  });

  it('restarts its embedded database after it was killed, reports it, and continues', async () => {
    const dataDir = await mkdtemp(path.join(inject('runDirectory'), 'killed-'));
    await chmod(dataDir, 0o711);
    const { program, ready } = await startProgram({ VETKA_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const log: string[] = [];
    createInterface(program.stderr as NodeJS.ReadableStream).on('line', (line) => void log.push(line));
    const cities = async () => (await fetch(`${ready.url}/api/v1/cities`)).status;
    expect(await cities()).toBe(200);

    const lock = await readFile(path.join(dataDir, 'postgresql/data/postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(lock, 10), 'SIGKILL');
    // The pool may reach the new server before the program has checked it and reports it.
    await vi.waitFor(
      () => expect(log.join('\n')).toMatch(/the embedded database died[^]*the embedded database is running again/),
      { timeout: 20_000 },
    );
    await vi.waitFor(async () => expect(await cities()).toBe(200), { timeout: 10_000, interval: 100 });

    program.kill('SIGTERM');
    expect(await once(program, 'exit')).toEqual([0, null]);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('explains invalid settings in Russian, and does not start', async () => {
    const program = run({ PORT: '-1', NODE_ENV: 'production' });
    const said: Buffer[] = [];
    program.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
    expect(await once(program, 'close')).toEqual([1, null]);
    expect(Buffer.concat(said).toString()).toMatch(
      /^Настройки не подходят:\n {2}• PORT: [\s\S]*DATABASE_URL: в рабочей среде/,
    );
  });
});
