import { ApiError } from '@vetka/api-client/client';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import { failureText } from '../../shell/errors/failureText.ts';

interface OrderFailureProps {
  error: unknown;
  onRetry: () => void;
  /** Shows «Мои покупки» instead. */
  onPurchases: () => void;
}

/** An order that could not be loaded. Asking again for one that does not exist would not help. */
export function OrderFailure({ error, onRetry, onPurchases }: OrderFailureProps) {
  if (!(error instanceof ApiError) || error.failure.status !== 404)
    return <LoadFailure error={error} onRetry={onRetry} />;
  return (
    <EmptyMessage
      level={3}
      title={failureText(error)}
      text="Проверьте номер или найдите заказ среди своих"
      action={
        <Button variant="tonal" onClick={onPurchases}>
          Мои покупки
        </Button>
      }
    />
  );
}
