import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Guide } from '../../../../packages/ui/src/internal/guide.ts';

const source = new URL('../../../../packages/ui/src/', import.meta.url);

/** The guide beside a component, read outside a bundler. */
export async function readGuide(folder: string): Promise<Guide | undefined> {
  const file = new URL(`${folder}/${folder.split('/').at(-1)}.docs.ts`, source);
  if (!existsSync(fileURLToPath(file))) return undefined;
  const { guide } = (await import(/* @vite-ignore */ file.href)) as { guide: Guide };
  return guide;
}
