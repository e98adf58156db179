import { createFileRoute } from '@tanstack/react-router';
import { catalogQueries } from '../../features/catalog/catalog.queries.ts';
import { PopularGrid } from '../../features/catalog/laterParts.ts';
import { homeQueries } from '../../features/home/home.queries.ts';
import { HomePage } from '../../features/home/HomePage.tsx';
import { sessionQueries } from '../../shell/session/session.queries.ts';

export const Route = createFileRoute('/_default/')({
  loader: async ({ context: { api, queryClient } }) => {
    const session = queryClient.getQueryData(sessionQueries.session(api).queryKey);
    const user = queryClient.getQueryData(sessionQueries.user(api).queryKey);
    const cityId = (user?.address?.city ?? session?.geo?.city)?.id;
    await Promise.all([
      queryClient.ensureQueryData(homeQueries.banners(api)),
      queryClient.ensureQueryData(catalogQueries.fewPopular(api)),
      queryClient.ensureQueryData(homeQueries.shops(api, cityId)),
      queryClient.ensureQueryData(homeQueries.posts(api)),
      queryClient.ensureQueryData(homeQueries.articles(api)),
    ]);
  },
  component: () => <HomePage popular={<PopularGrid />} />,
});
