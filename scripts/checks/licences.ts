import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRepository } from '../launcher/repository.ts';
import { billOfMaterials } from './billOfMaterials.ts';
import { licenceProblems, lockProblems, workflowProblems, type Component } from './licenceRules.ts';

/**
 * All parts of the programs have an allowed licence, and are named in the lockfile by their SHA-512. Actions of workflows are
 * named by their commits.
 */
const { components } = JSON.parse(billOfMaterials()) as { components: Component[] };
const lockfile = parse(readFileSync(inRepository('pnpm-lock.yaml'), 'utf8')) as Parameters<typeof lockProblems>[0];
const workflows = inRepository('.github/workflows');
const ofWorkflows = readdirSync(workflows).flatMap((file) =>
  workflowProblems(file, readFileSync(`${workflows}/${file}`, 'utf8')),
);
const problems = [...licenceProblems(components), ...lockProblems(lockfile), ...ofWorkflows];
if (components.length < 100) problems.push(`The bill of materials has only ${components.length} components`);
console.log(`${components.length} components, ${Object.keys(lockfile.packages ?? {}).length} packages of the lockfile`);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
