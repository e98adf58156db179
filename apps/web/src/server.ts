import { createServerEntry, createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import { whileApiIsAway } from './shell/document/whileApiIsAway.ts';
import { withoutPreloads } from './shell/document/withoutPreloads.ts';

/** Answers requests for pages. The code of a page is not named in its head: `client.ts` fetches it after the pictures. */
export default createServerEntry({
  fetch: createStartHandler(async (page) => {
    const { ssr } = page.router;
    if (ssr) page.router.ssr = { ...ssr, manifest: withoutPreloads(ssr.manifest) };
    const errors = page.router.state.matches.map(({ error }) => error);
    const answer = await defaultStreamHandler(page);
    if (answer instanceof Response) return whileApiIsAway(answer, errors);
    return { ...answer, response: whileApiIsAway(answer.response, errors) };
  }),
});
