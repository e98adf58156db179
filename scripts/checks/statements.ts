import { globSync, readFileSync } from 'node:fs';
import { inRepository } from '../launcher/repository.ts';
import { workspaceFolders } from '../launcher/workspaces.ts';
import { coverageLines, readStatements, statementProblems } from './statementRules.ts';
import { claimsOf } from './testClaims.ts';

/** Every statement of the specification is shown by its own assertion, or listed as open with the reason. */
const patterns = ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/*.stories.tsx'];
const list = readStatements(readFileSync(inRepository('docs/statements.md'), 'utf8'));
const claimed = new Map<string, string[]>();
const wrongClaims = testFiles().flatMap(readClaims);
const problems = statementProblems(list, claimed);
console.log(coverageLines(list).join('\n'));
for (const problem of [...wrongClaims, ...problems]) console.error(problem);
if (wrongClaims.length > 0) {
  console.error(
    'Name one id where one assertion shows it: the title of a test or step with an assertion of its own, the message ' +
      "of an assertion (expect(total, 'CRT-06: …')), or a row of each(rows)('%s: …'). See docs/statements.md.",
  );
}
process.exit(wrongClaims.length + problems.length > 0 ? 1 : 0);

/** Collects the ids of a file. @returns problems in how it names them */
function readClaims(file: string): string[] {
  const { ids, problems: wrong } = claimsOf(readFileSync(inRepository(file), 'utf8'), file);
  for (const id of new Set(ids)) claimed.set(id, [...(claimed.get(id) ?? []), file]);
  return wrong.map((problem) => `${file}:${problem}`);
}

/** The scripts are not a workspace: their own tests mention ids without showing anything of the site. */
function testFiles(): string[] {
  const exclude = ['**/node_modules/**', '**/dist/**'];
  return workspaceFolders().flatMap((folder) =>
    globSync(
      patterns.map((pattern) => `${folder}/${pattern}`),
      { cwd: inRepository(), exclude },
    ),
  );
}
