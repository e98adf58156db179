import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { files } from './manifests.ts';
import { readValues } from './values.ts';

/** `pnpm kubernetes --values shop.yaml --tag 1.4.0`: writes the manifests; see docs/operations.md. */
const { values: args } = parseArgs({
  options: {
    values: { type: 'string' },
    image: { type: 'string' },
    tag: { type: 'string' },
    host: { type: 'string' },
    out: { type: 'string', default: 'kubernetes' },
  },
});
try {
  const { values: file, out, ...given } = args;
  const values = readValues({ ...(file && (parse(readFileSync(file, 'utf8')) as object)), ...given });
  mkdirSync(out, { recursive: true });
  for (const [name, text] of files(values)) writeFileSync(path.join(out, name), text);
  console.log(`${path.resolve(out)} has the manifests of ${values.image} ${values.tag} for ${values.host}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
