import type { CallName } from './index.ts';

/**
 * Calls that are declared but not implemented: the server answers 501 in Russian, and no screen uses them. The list may
 * only shrink.
 */
export const pending = [] as const satisfies readonly CallName[];
