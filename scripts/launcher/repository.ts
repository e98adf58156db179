import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of this clone, an absolute path. */
export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside this clone. */
export const inRepository = (...parts: string[]): string => join(repositoryRoot, ...parts);

/** Where the launcher keeps its own files: the running mark and the logs. Never committed. */
export const stateDirectory = inRepository('.data');

/** Where the output of commands and servers goes, one file per name. */
export const logFile = (name: string): string => join(stateDirectory, 'logs', `${name}.log`);
