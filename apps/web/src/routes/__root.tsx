import { createRootRouteWithContext } from '@tanstack/react-router';
import { categoryQueries } from '../shell/catalog/category.queries.ts';
import { documentHead } from '../shell/document/documentHead.ts';
import { canonicalAddress } from '../shell/document/canonicalAddress.ts';
import { followMoved } from '../shell/document/followMoved.ts';
import { describePage } from '../shell/document/pageDescriptions.ts';
import { loadOptional } from '../shell/errors/loadOptional.ts';
import { siteOrigin } from '../shell/document/siteAddress.ts';
import { RootDocument } from '../shell/document/RootDocument.tsx';
import type { RouterContext } from '../shell/routerContext.ts';
import { loadSession } from '../shell/session/loadSession.ts';
import { followRouteRules } from '../shell/session/routeRules.ts';
import { parseShellSearch } from '../shell/shellSearch.ts';
import { readVisitor } from '../shell/visitor/visitor.ts';
import { overlays } from './-overlays.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: parseShellSearch,
  beforeLoad: async ({ context, location }) => {
    const visitor = readVisitor();
    await loadSession(context, visitor);
    followRouteRules(context, location);
    await followMoved(context, location);
    return { visitor };
  },
  loader: async ({ context: { api, queryClient } }) => {
    await loadOptional(queryClient, categoryQueries.named(api), 'the categories');
    return { origin: siteOrigin() };
  },
  head: ({ match, matches, loaderData }) =>
    documentHead(match.context.visitor, {
      path: matches.at(-1)?.pathname ?? '',
      canonical: loaderData && canonicalAddress(loaderData.origin, matches),
      // Only crawlers and messengers read it, from the server's HTML: the browser does not need these texts.
      description: import.meta.env.SSR ? describePage(matches) : undefined,
    }),
  shellComponent: ({ children }) => <RootDocument overlays={overlays}>{children}</RootDocument>,
});
