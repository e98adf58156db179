import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fingerprint } from '../launcher/fingerprint.ts';
import { inRepository } from '../launcher/repository.ts';
import { workspaceFolders } from '../launcher/workspaces.ts';

/**
 * Type-checks every workspace and the scripts, two at a time. TypeScript 7 takes a third of the time of 6, which the
 * tools that need the compiler's API still use.
 */
const waiting = [...workspaceFolders(), 'scripts'];
const results = await Promise.all([worker(), worker()]);
process.exit(results.every(Boolean) ? 0 : 1);

async function worker(): Promise<boolean> {
  let isGood = true;
  for (let folder = waiting.shift(); folder; folder = waiting.shift()) isGood = (await checkTypes(folder)) && isGood;
  return isGood;
}

async function checkTypes(folder: string): Promise<boolean> {
  // A workspace without a project would silently pass.
  if (!existsSync(inRepository(folder, 'tsconfig.json'))) return report(folder, 'has no tsconfig.json');
  // The compiler keeps its findings when only `lib` of the settings changes, so each version of them has a file.
  const settings = fingerprint(inRepository(), ['tsconfig.base.json', `${folder}/tsconfig.json`]).slice(0, 8);
  const memory = inRepository('node_modules/.cache/tsc7', `${folder.replaceAll('/', '-')}-${settings}.tsbuildinfo`);
  const args = [
    inRepository('node_modules/typescript-native/bin/tsc'),
    '-p',
    folder,
    '--incremental',
    '--tsBuildInfoFile',
    memory,
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: inRepository(), maxBuffer: 64 * 2 ** 20 }, (error, stdout, stderr) =>
      resolve(error ? report(folder, `\n${stdout}${stderr}`) : true),
    );
  });
}

function report(folder: string, problem: string): false {
  console.error(`${folder}: ${problem}`);
  return false;
}
