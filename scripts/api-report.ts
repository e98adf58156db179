import { writeFileSync } from 'node:fs';
import { apiReport, reportFile } from './package/apiReport.ts';
import { declarationProgram } from './package/declarationProgram.ts';
import { packageFolders } from './package/packages.ts';

/** `pnpm api:report`: writes the exports of each package, to be reviewed and committed with the change. */
const program = declarationProgram();
for (const folder of packageFolders) writeFileSync(reportFile(folder), apiReport(program, folder));
