import { globSync, readFileSync } from 'node:fs';
import { inRepository } from '../launcher/repository.ts';
import { clockLines } from './clockRules.ts';

/** The domain is deterministic: the time is a parameter. */
const files = globSync('packages/domain/src/**/*.ts', { cwd: inRepository() }).filter(
  (file) => !file.endsWith('.test.ts'),
);
const found = files.flatMap((file) =>
  clockLines(readFileSync(inRepository(file), 'utf8'), file).map((line) => `${file}:${line}`),
);
for (const place of found)
  console.error(`${place} reads a clock. Take the time as a parameter; its default may be Date.now().`);
console.log(`${files.length} files of the domain, ${found.length} that read a clock themselves.`);
process.exit(found.length > 0 ? 1 : 0);
