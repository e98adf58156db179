import { isDeepStrictEqual } from 'node:util';
import { readFileSync } from 'node:fs';
import { inRepository } from '../launcher/repository.ts';

type Exports = Record<string, string | Record<string, string>>;

/** `exports` without the condition for the source, which is not published. */
export function publishedExports(exports: Exports): Exports {
  return Object.fromEntries(
    Object.entries(exports).map(([key, target]) => {
      if (typeof target === 'string') return [key, target];
      return [key, Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== '@vetka/source'))];
    }),
  );
}

/** Problems in the manifest of a published package; empty when there are none. */
export function manifestProblems(folder: string): string[] {
  const manifest: { exports: Exports; publishConfig?: { exports?: Exports } } = JSON.parse(
    readFileSync(inRepository(folder, 'package.json'), 'utf8'),
  );
  if (isDeepStrictEqual(manifest.publishConfig?.exports, publishedExports(manifest.exports))) return [];
  return [`${folder}/package.json: publishConfig.exports is not exports without "@vetka/source"`];
}
