import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from './database.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const database = await createTestDatabase(inject('adminUrl'), 'empty');
afterAll(() => database.drop());

const run = (env: Record<string, string>) =>
  spawn(process.execPath, ['--conditions=@vetka/source', main], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

async function startProgram() {
  const program = run({ DATABASE_URL: database.url });
  const [line] = (await once(createInterface(program.stdout as NodeJS.ReadableStream), 'line')) as [string];
  return { program, ready: JSON.parse(line) as { ready: boolean; url: string } };
}

describe('the program', { timeout: 60_000 }, () => {
  it('says where it listens in one line, and stops at SIGTERM', async () => {
    const { program, ready } = await startProgram();
    expect(ready).toEqual({ ready: true, url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
    expect((await fetch(`${ready.url}/health/ready`)).status).toBe(200);
    program.kill('SIGTERM');
    expect(await once(program, 'exit')).toEqual([0, null]);
  });

  it('stops with the program that started it', async () => {
    const { program } = await startProgram();
    program.disconnect();
    expect(await once(program, 'exit')).toEqual([0, null]);
  });

  it('says in Russian what is wrong with its settings, and does not start', async () => {
    const program = run({ PORT: '-1', NODE_ENV: 'production' });
    const said: Buffer[] = [];
    program.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
    expect(await once(program, 'close')).toEqual([1, null]);
    expect(Buffer.concat(said).toString()).toMatch(
      /^Настройки не подходят:\n {2}• PORT: [\s\S]*DATABASE_URL: в рабочей среде/,
    );
  });
});
