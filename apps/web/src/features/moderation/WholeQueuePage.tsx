import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { LoadMore } from '@vetka/ui/LoadMore';
import { Spinner } from '@vetka/ui/Spinner';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';
import { ModerationPage } from './ModerationPage.tsx';
import { Cards, KeysHint } from './QueuePage.tsx';
import { QueueKindContext } from './QueueKindContext.ts';
import { useWholeQueue } from './useWholeQueue.tsx';

/** Shops, products, complaints and disputes that wait for a decision, in one queue. */
export default function WholeQueuePage() {
  return (
    <ModerationPage current={pagePath('/my/moderation/queue')}>
      <Heading level={1}>Вся очередь</Heading>
      <Queue />
    </ModerationPage>
  );
}

function Queue() {
  const { entries, total, isLoading, error, refetch, isLoadingMore, showMore } = useWholeQueue();
  // Without one of the queues the order would be wrong.
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (isLoading) return <Spinner size="l" />;
  if (total === 0) {
    const text = 'Магазины, товары, жалобы и споры появятся здесь, старые\u00a0– первыми';
    return <EmptyMessage hasVase level={2} action={null} title="Всё решено" text={text} />;
  }
  return (
    <>
      <KeysHint accept="опубликовать, открыть или оставить" refuse="вернуть или скрыть" />
      <Cards>
        {entries.map(({ key, kind, card }) => (
          <QueueKindContext key={key} value={kind}>
            {card}
          </QueueKindContext>
        ))}
      </Cards>
      {showMore && <LoadMore shown={entries.length} total={total} isLoading={isLoadingMore} onMore={showMore} />}
    </>
  );
}
