import { globSync, readFileSync } from 'node:fs';
import { inRepository } from '../launcher/repository.ts';
import { workspaceFolders } from '../launcher/workspaces.ts';
import { coverageLines, readStatements, statementProblems } from './statementRules.ts';
import { idsInTitles } from './testTitles.ts';

/** Every statement of the specification that must be shown by a test is named by one. */
const patterns = ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/*.stories.tsx'];
const list = readStatements(readFileSync(inRepository('docs/statements.md'), 'utf8'));
const named = namedIds();
const problems = statementProblems(list, named);
console.log(coverageLines(list, named).join('\n'));
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

/** Files by the ids that their titles name. */
function namedIds(): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const file of testFiles()) {
    for (const id of new Set(idsInTitles(readFileSync(inRepository(file), 'utf8'), file))) {
      ids.set(id, [...(ids.get(id) ?? []), file]);
    }
  }
  return ids;
}

/** The scripts are no workspace: their own tests speak of ids without showing anything of the site. */
function testFiles(): string[] {
  const exclude = ['**/node_modules/**', '**/dist/**'];
  return workspaceFolders().flatMap((folder) =>
    globSync(
      patterns.map((pattern) => `${folder}/${pattern}`),
      { cwd: inRepository(), exclude },
    ),
  );
}
