import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRepository } from '../launcher/repository.ts';
import { billOfMaterials } from './billOfMaterials.ts';
import { licenceProblems, lockProblems, type Component } from './licenceRules.ts';

/** All parts of the programs have an allowed licence, and are named in the lockfile by their SHA-512. */
const { components } = JSON.parse(billOfMaterials()) as { components: Component[] };
const lockfile = parse(readFileSync(inRepository('pnpm-lock.yaml'), 'utf8')) as Parameters<typeof lockProblems>[0];
const problems = [...licenceProblems(components), ...lockProblems(lockfile)];
if (components.length < 100) problems.push(`The bill of materials has only ${components.length} components`);
console.log(`${components.length} components, ${Object.keys(lockfile.packages ?? {}).length} packages of the lockfile`);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
