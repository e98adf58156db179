import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot, stateDirectory } from './repository.ts';

/** The inputs that determine the data folder. */
export interface Place {
  repository: string;
  isRoot: boolean;
  /** Whether other users can traverse this folder. */
  isOpen: (folder: string) => boolean;
}

/**
 * The folder of this clone's database, pictures and caches.
 * PostgreSQL refuses to run as root, so under root it runs as another user, who cannot traverse a private folder
 * (a clone in `/root`). In this case the data is in `/var/lib/vetka`, one folder per clone.
 */
export function dataDirectory(place: Place = here()): string {
  if (process.env.VETKA_DATA_DIR) return process.env.VETKA_DATA_DIR;
  if (!place.isRoot || ancestors(place.repository).every(place.isOpen)) return join(place.repository, '.data', 'shop');
  return join('/var/lib/vetka', createHash('sha256').update(place.repository).digest('hex').slice(0, 12));
}

function here(): Place {
  return {
    repository: dirname(stateDirectory),
    isRoot: process.getuid?.() === 0,
    isOpen: (folder) => (statSync(folder).mode & 0o001) !== 0,
  };
}

function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}

/** The same path, relative if it is inside the clone. */
export const shown = (path: string): string =>
  path.startsWith(repositoryRoot) ? path.slice(repositoryRoot.length + 1) : path;
