import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { failureText } from './failureText.ts';

/** Shown in place of content that could not be loaded: the reason and a retry button. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyMessage
      level={3}
      title={failureText(error)}
      action={
        <Button variant="tonal" onClick={onRetry}>
          Повторить
        </Button>
      }
    />
  );
}
