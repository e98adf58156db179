import { Button } from '@vetka/ui/Button';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';

interface MoreRowsProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<{ error: Error | null }>;
  };
}

/**
 * «Показать ещё» under a list whose next page begins after its last row, so that nobody knows its length. A page that fails
 * to load is reported as by MoreItems.
 */
export function MoreRows({ list }: MoreRowsProps) {
  const errors = useErrorHandler();
  if (!list.hasNextPage) return null;
  const showMore = async (): Promise<void> => {
    const { error } = await list.fetchNextPage();
    if (error) errors.handle(error, { isRead: true, onRetry: () => void showMore() });
  };
  return (
    <Button variant="tonal" isLoading={list.isFetchingNextPage} onClick={() => void showMore()}>
      Показать ещё
    </Button>
  );
}
