import path from 'node:path';
import { Piscina } from 'piscina';
import { Refusal } from './http/refusal.ts';
import type * as worker from './password.worker.ts';

type Worker = typeof worker;

const busyMessage = 'Сейчас входит много людей. Попробуйте ещё раз через несколько секунд';
const retryAfterSeconds = 2;
/** A password takes about 40 ms, so the last one in a full queue waits 4 seconds at most. */
const maxWaiting = 200;

let started: Piscina | undefined;

/** Threads dedicated to passwords, started on first use. */
const threads = (): Piscina =>
  (started ??= new Piscina({
    // `.js` in the bundle.
    filename: new URL(`password.worker${path.extname(import.meta.filename)}`, import.meta.url).href,
    minThreads: 1,
    maxThreads: 2,
    maxQueue: maxWaiting,
  }));

/** @throws Refusal 503 when too many passwords are queued */
async function inThread<Name extends keyof Worker>(
  name: Name,
  input: Parameters<Worker[Name]>[0],
): Promise<ReturnType<Worker[Name]>> {
  const pool = threads();
  if (pool.queueSize >= maxWaiting) {
    throw new Refusal(503, 'password.busy', busyMessage, { details: { retryAfterSeconds } });
  }
  return pool.run(input, { name }) as Promise<ReturnType<Worker[Name]>>;
}

/** Argon2id, as a PHC string. */
export const hashPassword = (password: string): Promise<string> => inThread('hash', password);

let decoy: Promise<string> | undefined;

/** The hash that passwords of unknown accounts are compared with. */
const decoyHash = (): Promise<string> =>
  (decoy ??= hashPassword('nobody has this password').catch((error: unknown) => {
    decoy = undefined;
    throw error;
  }));

/** False for a wrong password and for an account without one, in the same time. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await decoyHash());
  const matches = await inThread('verify', { passwordHash: known, password });
  return matches && Boolean(passwordHash);
}
