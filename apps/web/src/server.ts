import { createServerEntry, createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import { withoutPreloads } from './shell/document/withoutPreloads.ts';

/** Answers requests for pages. The code of a page is not named in its head: `client.ts` fetches it after the pictures. */
export default createServerEntry({
  fetch: createStartHandler((page) => {
    const { ssr } = page.router;
    if (ssr) page.router.ssr = { ...ssr, manifest: withoutPreloads(ssr.manifest) };
    return defaultStreamHandler(page);
  }),
});
