import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { inRepository } from '../launcher/repository.ts';
import { readManifest } from '../launcher/workspaces.ts';
import { changesetProblems, type PackageState } from '../package/changesetRules.ts';
import { packageFolders } from '../package/packages.ts';

/** Every package that changed since its last release has a changeset: a sentence for its users and the next version. */
const changesets = globSync('.changeset/*.md', { cwd: inRepository() })
  .filter((file) => !file.endsWith('README.md'))
  .map((file) => readFileSync(inRepository(file), 'utf8'));
const problems = changesetProblems(packageFolders.map(stateOf), changesets);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

function stateOf(folder: string): PackageState {
  const { name, version } = readManifest(folder);
  const changedFiles = changedSince(`${name}@${version}`, folder);
  const wasReleased = existsSync(inRepository(folder, 'CHANGELOG.md'));
  return { name, wasReleased, ...(changedFiles && { changedFiles }) };
}

/** Files of a folder that differ from a tag, including the working tree; undefined when git cannot tell. */
function changedSince(tag: string, folder: string): string[] | undefined {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: inRepository(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const changed = git('diff', '--name-only', `refs/tags/${tag}`, '--', folder);
    const added = git('ls-files', '--others', '--exclude-standard', '--', folder);
    return `${changed}${added}`.split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}
