import { existsSync, readFileSync } from 'node:fs';
import { firstDifference } from '../package/apiDifference.ts';
import { apiReport, reportFile } from '../package/apiReport.ts';
import { declarationProgram } from '../package/declarationProgram.ts';
import { manifestProblems } from '../package/manifestRules.ts';
import { packageFolders } from '../package/packages.ts';

/** The committed reports match the packages' exports, and the published exports match the source. */
const program = declarationProgram();
const problems = packageFolders.flatMap((folder) => {
  const file = reportFile(folder);
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const difference = firstDifference(committed, apiReport(program, folder));
  const report =
    difference &&
    `${folder}: the public API is not what api.report.md says. Run \`pnpm api:report\` and add a changeset.\n${difference}`;
  return [...(report ? [report] : []), ...manifestProblems(folder)];
});
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
