import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../launcher/command.ts';
import { inRepository } from '../launcher/repository.ts';
import { packageFolders } from './packages.ts';

/** A package as it would go to the registry. */
export interface Tarball {
  /** Folder of the package in this clone. */
  folder: string;
  /** Absolute path of the tarball. */
  path: string;
}

/** Packs every package, as built, into `directory`, which is emptied before. */
export async function packPackages(directory: string, signal?: AbortSignal): Promise<Tarball[]> {
  rmSync(directory, { recursive: true, force: true });
  const tarballs: Tarball[] = [];
  for (const folder of packageFolders) {
    const target = join(directory, folder);
    mkdirSync(target, { recursive: true });
    const options = { cwd: inRepository(folder), log: `pack-${folder.replace('/', '-')}`, ...(signal && { signal }) };
    await runCommand('pnpm', ['pack', '--pack-destination', target], options);
    const [name] = readdirSync(target);
    if (!name) throw new Error(`pnpm pack left nothing of ${folder}`);
    tarballs.push({ folder, path: join(target, name) });
  }
  return tarballs;
}
