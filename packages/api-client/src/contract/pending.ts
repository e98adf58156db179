import type { CallName } from './index.ts';

/**
 * Calls that are declared but not built: the server answers 501 in Russian, and no screen pretends to them.
 * The list only shrinks.
 */
export const pending = [] as const satisfies readonly CallName[];
