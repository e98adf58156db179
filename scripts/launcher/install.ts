import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runCommand } from './command.ts';
import { fingerprint, readMark } from './fingerprint.ts';
import { inRepository, repositoryRoot } from './repository.ts';
import type { Note } from './steps.ts';
import { workspaceFolders } from './workspaces.ts';

const mark = inRepository('node_modules', '.vetka-install');

/** Installs the dependencies of the lockfile, unless this lockfile is already installed. */
export async function install(signal?: AbortSignal, note?: Note): Promise<string | void> {
  const manifests = workspaceFolders().map((folder) => `${folder}/package.json`);
  const wanted = fingerprint(
    repositoryRoot,
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests],
    process.version,
  );
  if (readMark(mark) === wanted && manifests.every(isInstalled)) return 'nothing changed';
  rmSync(mark, { force: true });
  // `--prod=false`: the caller's NODE_ENV=production must not omit the build tools. `CI`: otherwise pnpm prompts, and
  // nobody would see it.
  await runCommand('pnpm', ['install', '--frozen-lockfile', '--prod=false', '--prefer-offline'], {
    log: 'install',
    env: { CI: 'true' },
    ...(signal && { signal }),
    onOutput: (text) => note?.(/resolved \d+, reused \d+, downloaded \d+, added \d+/.exec(text)?.[0] ?? ''),
  });
  writeFileSync(mark, wanted);
}

/** A workspace with dependencies has a node_modules folder; someone may have deleted it. */
function isInstalled(manifest: string): boolean {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(inRepository(manifest), 'utf8'));
  const wantsAny = Object.keys({ ...dependencies, ...devDependencies }).length > 0;
  return !wantsAny || existsSync(inRepository(manifest, '..', 'node_modules'));
}
