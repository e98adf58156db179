import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readChunks } from './chunkCycles.ts';
import { importedLater, lateChunks } from './roundTrips.ts';

const built = (scripts: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vetka-rounds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(folder, 'assets', name), text);
  return folder;
};

const lateIn = (scripts: Record<string, string>): string[] => {
  const folder = built(scripts);
  return lateChunks(readChunks(folder), importedLater(folder), ['/assets/site.js']);
};

const site = {
  'site.js': 'import"./vendor.js";export const open=()=>import("./sheet.js");',
  'vendor.js': '',
  'dialog.js': 'import"./focus.js";import"./site.js"',
  'focus.js': '',
};

test('names what only the imports of a dynamically imported chunk import', () => {
  expect(lateIn({ ...site, 'sheet.js': 'import{d}from"./dialog.js";d()' })).toEqual([
    '/assets/sheet.js → … → /assets/focus.js',
  ]);
});

test('a chunk that imports all that it needs itself has nothing late, and what every page has run is not needed', () => {
  expect(lateIn({ ...site, 'sheet.js': 'import{d}from"./dialog.js";d();import"./focus.js";' })).toEqual([]);
});
