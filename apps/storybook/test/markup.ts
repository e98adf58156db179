import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserCommandContext } from 'vitest/node';

const folder = fileURLToPath(new URL('../node_modules/.vetka/', import.meta.url));
const path = `${folder}markup.json`;

/** Server markup by story name. */
export type Markup = Record<string, string>;

/** Passes the server markup of all stories from the server tests to the browser tests. */
export function writeMarkup(markup: Markup): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(markup));
}

/** Browser command: the server markup of every story. */
export function serverMarkup(_context: BrowserCommandContext): Markup {
  if (!existsSync(path)) throw new Error('Nothing was rendered on the server yet: add --project server.');
  return JSON.parse(readFileSync(path, 'utf8')) as Markup;
}
