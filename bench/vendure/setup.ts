import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { repositoryRoot } from '../../scripts/launcher/repository.ts';

/**
 * Installs Vendure into a folder outside the repository, to be measured beside us as a program of its own:
 *
 *   node bench/vendure/setup.ts <folder>
 *
 * It is licensed under the GPL, so it is never a dependency of ours.
 */
const version = '3.7.3';
const folder = resolve(process.argv[2] ?? '');
if (!process.argv[2] || !relative(repositoryRoot, folder).startsWith('..'))
  throw new Error('Name a folder outside the repository: node bench/vendure/setup.ts /tmp/vendure');

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/package.json`, JSON.stringify({ name: 'vendure-peer', version: '0.0.0', private: true }));
const packages = [`@vendure/core@${version}`, 'pg@8.23.1'];
const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...packages], {
  cwd: folder,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
