import type { SubscriptionState } from '@vetka/domain/actor';
import { useState, type FocusEvent, type PointerEvent } from 'react';
import { Button, type ButtonSize } from '../../../components/Button/index.ts';
import { content, kept, waiting } from '../../../components/Button/Button.css.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { classes } from '../../../internal/classes.ts';

export interface SubscribeButtonProps {
  state: SubscriptionState;
  /** Subscribes or unsubscribes. Without it there is no button. */
  onToggle?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  /** The person or the shop, for screen readers; needed where several buttons are in a list. */
  name?: string | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
}

/** Follows a person or a shop. While hovered or focused, «Вы подписаны» reads «Отписаться». */
export function SubscribeButton({ state, onToggle, isLoading = false, name, size = 'm' }: SubscribeButtonProps) {
  const { isPointed, forget, handlers } = usePointed();
  if (!onToggle) return null;
  const isSubscribed = state === 'SUBSCRIBED';
  const isLeaving = isSubscribed && isPointed;
  const act = () => {
    forget();
    onToggle();
  };
  return (
    <Button
      {...handlers}
      variant={variantOf(isSubscribed, isLeaving)}
      size={size}
      isLoading={isLoading}
      loadingText={isSubscribed ? 'Отписываем' : 'Подписываем'}
      aria-label={isLoading ? undefined : labelOf(isSubscribed, isLeaving, name)}
      onClick={act}
    >
      {isSubscribed ? <Subscribed isLeaving={isLeaving} /> : 'Подписаться'}
    </Button>
  );
}

const variantOf = (isSubscribed: boolean, isLeaving: boolean) => {
  if (isLeaving) return 'outline';
  return isSubscribed ? 'tonal' : 'solid';
};

/** Begins with the visible text (WCAG 2.5.3) and says what a press does. */
function labelOf(isSubscribed: boolean, isLeaving: boolean, name: string | undefined): string {
  const followed = isLeaving ? 'Отписаться' : 'Вы подписаны, отписаться';
  const action = isSubscribed ? followed : 'Подписаться';
  return name === undefined ? action : `${action}: ${name}`;
}

/** «Вы подписаны» keeps its width under «Отписаться». */
function Subscribed({ isLeaving }: { isLeaving: boolean }) {
  return (
    <>
      <span className={classes(content, isLeaving && kept)}>
        <CheckIcon size="s" />
        Вы подписаны
      </span>
      {isLeaving && <span className={waiting}>Отписаться</span>}
    </>
  );
}

/**
 * Whether a mouse or the keyboard is on the button, until it is pressed. Touch has no hover. Two states, because a press
 * focuses the button: if that hid «Отписаться» under the mouse, the browser would send no click.
 */
function usePointed() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ currentTarget }: FocusEvent) => setFocused(currentTarget.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  const forget = () => {
    setHovered(false);
    setFocused(false);
  };
  return { isPointed: isHovered || isFocused, forget, handlers };
}
