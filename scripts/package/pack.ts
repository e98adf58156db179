import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../launcher/command.ts';
import { inRepository } from '../launcher/repository.ts';
import { readManifest } from '../launcher/workspaces.ts';
import { packageFolders } from './packages.ts';

/** A package as published to the registry. */
export interface Tarball {
  /** Folder of the package in this clone. */
  folder: string;
  /** Absolute path of the tarball. */
  path: string;
  manifest: PackedManifest;
}

/** The fields of a packed manifest that we read. */
export interface PackedManifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Packs every built package into `directory`, which is emptied first. */
export async function packPackages(directory: string, signal?: AbortSignal): Promise<Tarball[]> {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const tarballs: Tarball[] = [];
  for (const folder of packageFolders) tarballs.push(await pack(folder, directory, signal));
  return tarballs;
}

async function pack(folder: string, directory: string, signal?: AbortSignal): Promise<Tarball> {
  const options = { cwd: inRepository(folder), log: `pack-${folder.replace('/', '-')}`, ...(signal && { signal }) };
  await runCommand('pnpm', ['pack', '--pack-destination', directory], options);
  const { name, version } = readManifest(folder);
  const path = join(directory, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
  const manifest = execFileSync('tar', ['-xzOf', path, 'package/package.json'], { encoding: 'utf8' });
  return { folder, path, manifest: JSON.parse(manifest) };
}

/** One line per tarball: name, version, packed size. */
export function tarballTable(tarballs: Tarball[]): string {
  return tarballs
    .map(({ path, manifest: { name, version } }) => {
      const kilobytes = (statSync(path).size / 1000).toFixed(1);
      return `${name.padEnd(20)} ${version.padEnd(8)} ${kilobytes.padStart(7)} kB packed`;
    })
    .join('\n');
}
