import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of this clone, an absolute path. */
export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inRepository = (...parts: string[]): string => join(repositoryRoot, ...parts);

/** The launcher's own files: the running mark and the logs. Never committed. */
export const stateDirectory = inRepository('.data');

/** Log files of commands and servers, one per name. */
export const logFile = (name: string): string => join(stateDirectory, 'logs', `${name}.log`);
