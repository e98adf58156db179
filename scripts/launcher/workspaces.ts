import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRepository } from './repository.ts';

/** The fields of a package.json that we read. */
export interface Manifest {
  name: string;
  version?: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Folders of all workspaces of this clone, relative to its root. */
export function workspaceFolders(): string[] {
  const grouped = ['packages', 'apps', 'deploy'].flatMap((group) =>
    readdirSync(inRepository(group)).map((name) => `${group}/${name}`),
  );
  return [...grouped, 'e2e', 'bench'].filter((folder) => existsSync(inRepository(folder, 'package.json')));
}

/** The package.json of a folder; the root's for an empty path. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(inRepository(folder, 'package.json'), 'utf8'));
}
