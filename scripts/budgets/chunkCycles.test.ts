import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chunkCycles, readChunks } from './chunkCycles.ts';

test('chunks that share another one are not a cycle', () => {
  const graph = new Map([
    ['page', ['site', 'vendor']],
    ['site', ['vendor']],
    ['vendor', []],
  ]);
  expect(chunkCycles(graph)).toEqual([]);
});

test('names the chunks that import each other, directly or indirectly', () => {
  const graph = new Map([
    ['page', ['site']],
    ['site', ['goods']],
    ['goods', ['shell']],
    ['shell', ['site']],
  ]);
  expect(chunkCycles(graph)).toEqual([['site', 'goods', 'shell', 'site']]);
});

test('reads the static imports of a build: a dynamic import closes no cycle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vetka-chunks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const write = (name: string, text: string) => writeFileSync(join(folder, 'assets', name), text);
  write('site.js', 'import{a}from"./vendor.js";export const later=()=>import("./page.js");');
  write('page.js', 'import{later}from"./site.js";');
  write('vendor.js', 'export const a=1;');
  expect(chunkCycles(readChunks(folder))).toEqual([]);
  write('vendor.js', 'import"./site.js";export const a=1;');
  expect(chunkCycles(readChunks(folder))).toEqual([['/assets/site.js', '/assets/vendor.js', '/assets/site.js']]);
});
