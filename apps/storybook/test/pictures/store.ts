import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../pictures/', import.meta.url));

/** Signatures of one file's stories: by story, then by theme and width (`light 390`). */
type Sheet = Record<string, Record<string, string>>;

const sheets = new Map<string, Sheet>();

const pathOf = (name: string): string => `${folder}${name}.json`;

function sheetOf(name: string): Sheet {
  const known = sheets.get(name);
  if (known) return known;
  const path = pathOf(name);
  const sheet: Sheet = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Sheet) : {};
  sheets.set(name, sheet);
  return sheet;
}

/** The committed signature of a story in one theme and width, if there is one. */
export function keptSignature(sheet: string, story: string, look: string): string | undefined {
  return sheetOf(sheet)[story]?.[look];
}

/** Every story that has a signature: its file and its id. */
export function keptPictures(): string[] {
  const names = globSync('**/*.json', { cwd: folder }).map((path) => path.replace(/\.json$/, ''));
  return names.flatMap((name) => Object.keys(sheetOf(name)).map((story) => `${name} ${story}`));
}

/** Replaces a signature and writes its file, with sorted keys. */
export function keepSignature(name: string, story: string, look: string, signature: string): void {
  const sheet = sheetOf(name);
  sheet[story] = sorted({ ...sheet[story], [look]: signature });
  const path = pathOf(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(sorted(sheet), null, 2)}\n`);
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
