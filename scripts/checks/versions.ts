import { readFileSync } from 'node:fs';
import { inRepository } from '../launcher/repository.ts';
import { readCatalog, versionProblems } from './versionRules.ts';
import { readManifest, workspaceFolders } from '../launcher/workspaces.ts';

/** Each dependency has one exact version in the whole repository; shared ones are in the catalog. */
const catalog = readCatalog(readFileSync(inRepository('pnpm-workspace.yaml'), 'utf8'));
const problems = versionProblems(['', ...workspaceFolders()].map(readManifest), catalog);
if (Object.keys(catalog).length === 0) problems.push('pnpm-workspace.yaml has no catalog');
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
