import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Answer, Visitor } from '../visitor.ts';

const main = fileURLToPath(new URL('program.ts', import.meta.url));

/** Starts the API in a process of its own, for one test. */
export async function startProgram(env: Record<string, string>) {
  const program = spawn(process.execPath, ['--conditions=@vetka/source', main], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  const [line] = (await once(createInterface(program.stdout as NodeJS.ReadableStream), 'line')) as [string];
  const { url } = JSON.parse(line) as { url: string };

  /** A request with the session of a visitor of another replica. */
  async function post<T>({ cookies }: Visitor, path: string, body: object): Promise<Omit<Answer<T>, 'bytes'>> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(`${url}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as T, headers: {} };
  }

  return {
    post,
    /** Runs a background job now. */
    async run(job: string): Promise<void> {
      program.send(job);
      await once(program, 'message');
    },
    /** kill -9. */
    async kill() {
      const ended = once(program, 'exit');
      program.kill('SIGKILL');
      await ended;
    },
  };
}
