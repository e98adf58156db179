import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '../../features/catalog/catalog.queries.ts';
import { PopularGrid } from '../../features/catalog/lazyComponents.ts';
import { RecentlySeen } from '../../features/catalog/lazyRecent.ts';
import { loadHome } from '../../features/home/home.queries.ts';
import { HomePage } from '../../features/home/HomePage.tsx';
import { pageHead } from '../../shell/document/pageHead.ts';
import { siteData } from '../../features/home/siteData.ts';
import { siteOrigin } from '../../shell/document/siteAddress.ts';
import { structuredData } from '../../shell/document/structuredData.ts';
import { loadSeo } from '../../shell/document/seo.queries.ts';
import { sessionQueries } from '../../shell/session/session.queries.ts';

export const Route = createFileRoute('/_default/')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const session = queryClient.getQueryData(sessionQueries.session(api).queryKey);
    const user = queryClient.getQueryData(sessionQueries.user(api).queryKey);
    const cityId = (user?.address?.city ?? session?.geo?.city)?.id;
    const [seo] = await Promise.all([
      loadSeo(context, '/'),
      queryClient.ensureQueryData(catalogQueries.fewPopular(api)),
      loadHome(queryClient, api, cityId),
    ]);
    return { seo, origin: siteOrigin() };
  },
  head: ({ loaderData }) => ({
    ...pageHead(undefined, { ...loaderData }),
    ...(loaderData && { scripts: [structuredData(...siteData(loaderData.origin))] }),
  }),
  component: () => <HomePage popular={<PopularGrid />} recent={<RecentlySeen />} />,
});
