import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** Folder of this package: the same for the source and for the bundle in `dist`. */
export const packageRoot = path.dirname(findPackageJSON(import.meta.url) as string);
