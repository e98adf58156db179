import { reloadOnLostChunk } from '../errors/lostChunk.ts';

const load = () => import('@vetka/api-client/contract');

/** The table of the API's calls. After a new release, whose pages have another one, the page is reloaded. */
export const loadContract = (): ReturnType<typeof load> =>
  load().catch((error: unknown) => {
    if (reloadOnLostChunk(error)) return new Promise<never>(() => {});
    throw error;
  });
