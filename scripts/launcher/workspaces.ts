import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRepository } from './repository.ts';

/** What we read of a package.json. */
export interface Manifest {
  name: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Folders of all workspaces of this clone, relative to its root. */
export function workspaceFolders(): string[] {
  const grouped = ['packages', 'apps'].flatMap((group) =>
    readdirSync(inRepository(group)).map((name) => `${group}/${name}`),
  );
  return [...grouped, 'e2e', 'bench'].filter((folder) => existsSync(inRepository(folder, 'package.json')));
}

/** The package.json of a folder; the root's with an empty folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(inRepository(folder, 'package.json'), 'utf8'));
}
