import { writeFileSync } from 'node:fs';
import { baselineDdl, baselineFile } from './baseline.ts';

/** `pnpm --filter @vetka/api migrations:baseline`: run after every change of the schema files. */
writeFileSync(baselineFile, await baselineDdl());
