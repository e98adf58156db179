import { writeFileSync } from 'node:fs';
import { baselineDdl } from './baseline.ts';
import { baselineFile } from './baselineFile.ts';

/** `pnpm --filter @vetka/api migrations:baseline`: run after every change of the schema files. An argument names another file. */
writeFileSync(process.argv[2] ?? baselineFile, await baselineDdl());
