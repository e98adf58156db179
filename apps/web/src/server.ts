import { createServerEntry, createStartHandler } from '@tanstack/react-start/server';
import { knownAddress } from './shell/document/knownAddress.ts';
import { renderDocument } from './shell/document/renderDocument.tsx';
import { temporaryFailure } from './shell/document/temporaryFailure.ts';
import { withoutPreloads } from './shell/document/withoutPreloads.ts';
import { lazyComponentsLoaded } from './shell/lazyComponent.tsx';

/** Handles page requests. Page scripts are not listed in the head: `client.ts` fetches them after the images. */
const entry = createServerEntry({
  fetch: createStartHandler(async ({ router, responseHeaders }) => {
    await lazyComponentsLoaded();
    const { ssr } = router;
    if (ssr) router.ssr = { ...ssr, manifest: withoutPreloads(ssr.manifest) };
    const errors = router.state.matches.map(({ error }) => error);
    return temporaryFailure(await renderDocument(router, responseHeaders), errors);
  }),
});

export default { ...entry, knownAddress };
