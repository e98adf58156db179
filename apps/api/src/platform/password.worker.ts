/**
 * Argon2 in a worker thread: the library's asynchronous functions would share libuv's threads with pictures and files.
 */
import { hashSync, verifySync } from '@node-rs/argon2';

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hash = (password: string): string => hashSync(password, cost);

export const verify = ({ passwordHash, password }: { passwordHash: string; password: string }): boolean =>
  verifySync(passwordHash, password);
