import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

function start(env: Record<string, string> = {}) {
  const options = {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'] as ('pipe' | 'ipc')[],
  };
  const child = spawn(process.execPath, [program], options);
  onTestFinished(() => void child.kill('SIGKILL'));
  const ready = async () => {
    const [line] = (await once(child.stdout!, 'data')) as [Buffer];
    return JSON.parse(line.toString()) as { ready: boolean; url: string };
  };
  return { child, ready, ended: once(child, 'exit') };
}

describe('the program', () => {
  it('prints its address, and stops on SIGTERM', async () => {
    const { child, ready, ended } = start();
    const { url } = await ready();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  });

  it('stops when its parent exits', async () => {
    const { child, ready, ended } = start();
    await ready();
    child.disconnect();
    expect((await ended)[0]).toBe(0);
  });

  it('refuses to start in production', async () => {
    const { child, ended } = start({ NODE_ENV: 'production' });
    const [message] = (await once(child.stderr!, 'data')) as [Buffer];
    expect(message.toString()).toContain('не запускается в production');
    expect((await ended)[0]).toBe(1);
  });
});
