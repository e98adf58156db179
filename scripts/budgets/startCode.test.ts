import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startBytes } from './startCode.ts';

test('counts a script and its imports once, and no dynamic imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vetka-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string): number => {
    writeFileSync(join(folder, name), text);
    return text.length;
  };
  const program = write('program.js', 'import{a}from"./a.js";import"./b.js";const later=()=>import("./later.js");');
  const a = write('a.js', 'import"./b.js";export const a=1;');
  const b = write('b.js', 'import"./a.js";');
  write('later.js', 'export const large=1;');
  expect(startBytes(folder, 'program.js')).toBe(program + a + b);
  expect(() => startBytes(folder, 'other.js')).toThrow('other.js');
});
