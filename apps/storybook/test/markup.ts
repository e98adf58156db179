import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserCommandContext } from 'vitest/node';

const folder = fileURLToPath(new URL('../node_modules/.vetka/', import.meta.url));
const path = `${folder}markup.json`;

/** What the server sent, by the name of the story. */
export type Markup = Record<string, string>;

/** Hands the markup of all stories from the tests on the server to those in the browser. */
export function writeMarkup(markup: Markup): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(markup));
}

/** Browser command: what the server sent for every story, a moment ago. */
export function serverMarkup(_context: BrowserCommandContext): Markup {
  if (!existsSync(path)) throw new Error('Nothing was rendered on the server yet: add --project server.');
  return JSON.parse(readFileSync(path, 'utf8')) as Markup;
}
