import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ComponentProps } from './props.ts';
import { readProps } from './readProps.ts';

const kit = fileURLToPath(new URL('../../../../packages/ui/', import.meta.url));

/** Every exported component of the kit with its properties, read from the types by the compiler. */
export function readKit(): ComponentProps[] {
  const entries = globSync('src/{components/*,desk/*,patterns/*/*}/index.ts', { cwd: kit }).map((file) => kit + file);
  return readProps(`${kit}src`, `${kit}tsconfig.json`, entries);
}
