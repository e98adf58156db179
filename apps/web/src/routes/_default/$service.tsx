import { createFileRoute, Outlet } from '@tanstack/react-router';
import { serviceQueries } from '../../features/service/service.queries.ts';
import { ServiceHead } from '../../features/service/lazyComponents.ts';
import { shopData } from '../../features/service/shopData.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { siteOrigin } from '../../shell/document/siteAddress.ts';
import { structuredData } from '../../shell/document/structuredData.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { CardsSkeleton } from '../../shell/lists/CardsSkeleton.ts';
import { loadKnown } from '../../shell/pages/loadKnown.ts';

/** All pages of a shop. A path that is neither a page of the site nor a shop is not found. */
export const Route = createFileRoute('/_default/$service')({
  loader: async ({ context: { api, queryClient }, params: { service: slug } }) => {
    const [{ name, tagline, mediaFile, rating, reviewsCount }] = await Promise.all([
      loadKnown(queryClient.ensureQueryData(serviceQueries.one(api, slug))),
      ServiceHead.preload(),
    ]);
    return { name, tagline, rating, reviewsCount, logo: mediaFile?.url, origin: siteOrigin() };
  },
  head: ({ loaderData, params: { service } }) => ({
    ...pageHead(loaderData?.name, { description: loaderData?.tagline }),
    ...(loaderData && {
      scripts: [structuredData(shopData({ ...loaderData, path: pagePath('/$service', { service }) }))],
    }),
  }),
  pendingComponent: CardsSkeleton,
  component: Service,
});

function Service() {
  return (
    <>
      <ServiceHead slug={Route.useParams().service} />
      <Outlet />
    </>
  );
}
