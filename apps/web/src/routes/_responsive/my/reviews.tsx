import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { MyReviewsPage } from '../../../features/review/lazyComponents.ts';
import { reviewQueries } from '../../../features/review/review.queries.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../shell/session/routeRules.ts';

export const Route = createFileRoute('/_responsive/my/reviews')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(reviewQueries.awaiting(api)),
      queryClient.ensureInfiniteQueryData(reviewQueries.mine(api)),
      MyReviewsPage.preload(),
    ]);
  },
  head: () => pageHead('Мои отзывы', { isHidden: true }),
  component: MyReviews,
});

function MyReviews() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <MyReviewsPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
