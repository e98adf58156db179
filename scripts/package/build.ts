import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readMark } from '../launcher/fingerprint.ts';
import { runCommand } from '../launcher/command.ts';
import { inRepository, repositoryRoot } from '../launcher/repository.ts';
import { nameFilesOfDeclarations } from './declarations.ts';
import { writePlainTypes } from './plainTypes.ts';
import { builtFolder, packageFolders } from './packages.ts';

/** Inputs of every package's build besides its own folder. */
const shared = [
  'pnpm-lock.yaml',
  'tsup.package.ts',
  'tsconfig.base.json',
  'tsconfig.declarations.json',
  'scripts/package/declarations.ts',
  'scripts/package/plainType.ts',
  'scripts/package/plainTypes.ts',
];

const isInput = (path: string): boolean => !/(^|\/)(node_modules|dist)$|\.(test|stories)\.tsx?$|\.mdx?$/.test(path);

/** Builds all packages for npm, skipping those unchanged since their last build. */
export async function buildPackages(signal?: AbortSignal): Promise<void> {
  for (const folder of packageFolders) await buildPackage(folder, signal);
}

async function buildPackage(folder: string, signal?: AbortSignal): Promise<void> {
  const mark = join(builtFolder(folder), '.built');
  const wanted = fingerprint(repositoryRoot, [folder, ...shared], process.version, isInput);
  if (readMark(mark) === wanted) return;
  rmSync(builtFolder(folder), { recursive: true, force: true });
  const options = { cwd: inRepository(folder), log: `build-${folder.replace('/', '-')}`, ...(signal && { signal }) };
  await runCommand('pnpm', ['exec', 'tsup'], options);
  await runCommand('pnpm', ['exec', 'tsc', '-p', 'tsconfig.build.json'], options);
  nameFilesOfDeclarations(builtFolder(folder));
  writePlainTypes(builtFolder(folder));
  writeFileSync(mark, wanted);
}
