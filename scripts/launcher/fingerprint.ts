import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Whether a path below the root (with `/` separators) counts. A folder that does not is skipped. */
export type Counts = (path: string) => boolean;

/** Files below `path` (or `path` itself), relative to `root`, in a stable order. Empty for a missing path. */
export function listFiles(root: string, path: string, counts: Counts = () => true): string[] {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  if (!entry) return [];
  if (entry.isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .map((child) => ({
      child,
      childPath: relative(root, join(root, path, child.name))
        .split(sep)
        .join('/'),
    }))
    .filter(({ child, childPath }) => (child.isFile() || child.isDirectory()) && counts(childPath))
    .toSorted((a, b) => (a.childPath < b.childPath ? -1 : 1))
    .flatMap(({ childPath }) => listFiles(root, childPath, counts));
}

/** A hash of the names and contents of the files below `paths`, and of `salt` (versions, settings). */
export function fingerprint(root: string, paths: string[], salt = '', counts?: Counts): string {
  const hash = createHash('sha256').update(salt);
  for (const file of paths.flatMap((path) => listFiles(root, path, counts))) {
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The mark of the last successful run, or an empty string. */
export function readMark(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
