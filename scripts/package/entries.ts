import { existsSync, globSync, readFileSync } from 'node:fs';
import { inRepository } from '../launcher/repository.ts';

/** An import specifier of a package. */
export interface Entry {
  /** As written by a consumer: `@vetka/ui/Button`. */
  specifier: string;
  /** Relative to the package: `dist/components/Button/index.d.ts`. */
  types: string;
  /** Relative to the package: `dist/components/Button/index.js`. */
  code: string;
  /** Relative to the package: `src/components/Button/index.ts`. */
  source: string;
}

type Targets = Record<'@vetka/source' | 'types' | 'default', string>;

/** Every code entry of a package, with the patterns of its `exports` expanded from the source. */
export function entriesOf(folder: string): Entry[] {
  const manifest: { name: string; exports: Record<string, string | Targets> } = JSON.parse(
    readFileSync(inRepository(folder, 'package.json'), 'utf8'),
  );
  const entries = new Map<string, Entry>();
  for (const [key, targets] of Object.entries(manifest.exports)) {
    if (typeof targets === 'string') continue;
    for (const star of stars(folder, targets['@vetka/source'])) {
      const specifier = `${manifest.name}${filled(key, star).slice(1)}`;
      // More specific patterns come first and win.
      if (!entries.has(specifier)) entries.set(specifier, entryOf(specifier, targets, star));
    }
  }
  return [...entries.values()].toSorted((a, b) => (a.specifier < b.specifier ? -1 : 1));
}

const filled = (pattern: string, star: string): string => pattern.replace('*', star);

function entryOf(specifier: string, targets: Targets, star: string): Entry {
  const place = (target: string) => filled(target, star).slice(2);
  return {
    specifier,
    types: place(targets.types),
    code: place(targets.default),
    source: place(targets['@vetka/source']),
  };
}

/** The values of `*` in all matching files; one may span several folders. */
function stars(folder: string, pattern: string): string[] {
  const cwd = inRepository(folder);
  const [head = '', tail] = pattern.slice(2).split('*');
  if (tail === undefined) return existsSync(inRepository(folder, head)) ? [''] : [];
  return globSync([`${head}*${tail}`, `${head}*/*${tail}`], { cwd })
    .map((file) => file.slice(head.length, file.length - tail.length))
    .filter((star) => tail !== '/index.ts' || !star.includes('/') || head.endsWith('patterns/'));
}
