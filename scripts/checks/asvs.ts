import { existsSync, readFileSync } from 'node:fs';
import { inRepository } from '../launcher/repository.ts';
import { requiredLevels } from './asvsLevels.ts';
import { readRows, rowProblems, summaryOf } from './asvsRules.ts';
import { titlesOf } from './testTitles.ts';

/**
 * Every requirement of OWASP ASVS 5.0, levels 1 and 2, has a row in the page, and everything that a row names exists.
 */
const page = 'docs/asvs.md';
const markdown = readFileSync(inRepository(page), 'utf8');
const known = new Map<string, Set<string>>();
const { rows, problems: unread } = readRows(markdown);
const summary = summaryOf(rows);
const problems = [
  ...unread,
  ...rowProblems(rows, requiredLevels, { exists: (path) => existsSync(inRepository(path)), titles }),
  ...(markdown.includes(`\n${summary}\n`) ? [] : [`must contain the line: ${summary}`]),
];
console.log(summary);
for (const problem of problems) console.error(`${page}: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

function titles(path: string): ReadonlySet<string> {
  const read = known.get(path) ?? titlesOf(readFileSync(inRepository(path), 'utf8'), path);
  known.set(path, read);
  return read;
}
