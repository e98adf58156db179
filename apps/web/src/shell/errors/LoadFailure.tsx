import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { ApiError } from '@vetka/api-client/client';
import { problemTexts } from '@vetka/domain/problem';

/** Shown in place of content that could not be loaded: the reason and a retry button. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = error instanceof ApiError ? error.failure.message : undefined;
  return (
    <EmptyMessage
      level={3}
      title={message || problemTexts.unknown}
      action={
        <Button variant="tonal" onClick={onRetry}>
          Повторить
        </Button>
      }
    />
  );
}
