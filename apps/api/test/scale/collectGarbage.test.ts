import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { collectGarbage, inspectable } from './collectGarbage.ts';
import { megabyte } from './soakVerdict.ts';

/** Keeps 30 MB and releases 60. */
const program = `
  const megabytes = (count) => Array.from({ length: count * 8 }, () => new Array(16384).fill(0.5));
  globalThis.kept = megabytes(30);
  globalThis.garbage = megabytes(60);
  globalThis.garbage = undefined;
  console.log('ready');
  setInterval(() => {}, 1000);
`;

test(
  'the memory of a program after a collection is without its garbage, and can be measured again',
  { timeout: 60_000 },
  async () => {
    const log = path.join(mkdtempSync(path.join(inject('runDirectory'), 'live-')), 'program.log');
    const output = openSync(log, 'a');
    const child = spawn(process.execPath, [inspectable, '-e', program], { stdio: ['ignore', output, output] });
    onTestFinished(() => void child.kill('SIGKILL'));
    await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain('ready'), { timeout: 30_000 });
    for (let round = 0; round < 2; round += 1) {
      const { alive, resident } = await collectGarbage(child.pid as number, log);
      expect(alive / megabyte).toBeGreaterThan(30);
      expect(alive / megabyte).toBeLessThan(60);
      expect(resident).toBeGreaterThan(alive);
    }
  },
);
