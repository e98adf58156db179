import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { inspectable, liveMemory } from './liveMemory.ts';
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
  'the live memory of a program is without its garbage, and can be measured again',
  { timeout: 60_000 },
  async () => {
    const log = path.join(mkdtempSync(path.join(inject('runDirectory'), 'live-')), 'program.log');
    const output = openSync(log, 'a');
    const child = spawn(process.execPath, [inspectable, '-e', program], { stdio: ['ignore', output, output] });
    onTestFinished(() => void child.kill('SIGKILL'));
    await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain('ready'), { timeout: 30_000 });
    for (let round = 0; round < 2; round += 1) {
      const live = (await liveMemory(child.pid as number, log)) / megabyte;
      expect(live).toBeGreaterThan(30);
      expect(live).toBeLessThan(60);
    }
  },
);
