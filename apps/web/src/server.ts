import { createServerEntry, createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import { temporaryFailure } from './shell/document/temporaryFailure.ts';
import { withoutPreloads } from './shell/document/withoutPreloads.ts';
import { lazyComponentsLoaded } from './shell/lazyComponent.tsx';

/** Handles page requests. Page scripts are not listed in the head: `client.ts` fetches them after the images. */
export default createServerEntry({
  fetch: createStartHandler(async (page) => {
    await lazyComponentsLoaded();
    const { ssr } = page.router;
    if (ssr) page.router.ssr = { ...ssr, manifest: withoutPreloads(ssr.manifest) };
    const errors = page.router.state.matches.map(({ error }) => error);
    const answer = await defaultStreamHandler(page);
    if (answer instanceof Response) return temporaryFailure(answer, errors);
    return { ...answer, response: temporaryFailure(answer.response, errors) };
  }),
});
