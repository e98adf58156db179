import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { serviceQueries } from '../../features/service/service.queries.ts';
import { ServiceHead } from '../../features/service/lazyComponents.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../shell/lists/CardsSkeleton.ts';
import { loadKnown } from '../../shell/pages/loadKnown.ts';

/** All pages of a shop. A path that is neither a page of the site nor a shop is not found. */
export const Route = createFileRoute('/_default/$service')({
  loader: async ({ context: { api, queryClient }, params: { service: slug } }) => {
    const [{ name, tagline }] = await Promise.all([
      loadKnown(queryClient.ensureQueryData(serviceQueries.one(api, slug))),
      ServiceHead.preload(),
    ]);
    return { name, tagline };
  },
  head: ({ loaderData }) => pageHead(loaderData?.name, { description: loaderData?.tagline }),
  pendingComponent: CardsSkeleton,
  component: Service,
});

function Service() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <>
      <ServiceHead slug={Route.useParams().service} path={path.replace(/\/$/, '')} />
      <Outlet />
    </>
  );
}
