import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { wideScripts } from './wideScripts.ts';

test('names the scripts that are not ASCII, in subfolders too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vetka-wide-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/page.js'), "export const title = 'Букеты';");
  writeFileSync(join(folder, 'main.js'), String.raw`export const title = '\u0411';`);
  writeFileSync(join(folder, 'note.txt'), 'Букеты');
  expect(wideScripts(folder)).toEqual([join(folder, 'assets/page.js')]);
});
