import type { SubscriptionState } from '@vetka/domain/actor';
import { Button, type ButtonSize } from '../../../components/Button/index.ts';

export interface SubscribeButtonProps {
  state: SubscriptionState;
  /** Subscribes or unsubscribes. Without it there is no button. */
  onToggle?: (() => void) | undefined;
  isBusy?: boolean | undefined;
  /** @default 'm' */
  size?: ButtonSize;
}

/** Subscribes to a person or a shop. */
export function SubscribeButton({ state, onToggle, isBusy = false, size = 'm' }: SubscribeButtonProps) {
  if (!onToggle) return null;
  const isSubscribed = state === 'SUBSCRIBED';
  return (
    <Button
      variant={isSubscribed ? 'tonal' : 'solid'}
      size={size}
      isLoading={isBusy}
      loadingText={isSubscribed ? 'Отписываем' : 'Подписываем'}
      onClick={onToggle}
    >
      {isSubscribed ? 'Отписаться' : 'Подписаться'}
    </Button>
  );
}
