import { useRouter } from '@tanstack/react-router';
import type { Api } from './api/apiClient.ts';
import type { RouterContext } from './routerContext.ts';

/** The router's context: the API, the query client and the shell's stores. It never changes. */
export const useShell = (): RouterContext => useRouter().options.context;

/** The typed API. */
export const useApi = (): Api => useShell().api;
