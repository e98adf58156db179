import type { ReactNode } from 'react';
import { Notice } from '../components/Notice/index.ts';

export interface NotAcceptingProps {
  /** What to do about it. */
  children?: ReactNode;
  /** A link or a button below the text. */
  action?: ReactNode;
}

/** Says that a shop takes no orders now, in place of a button that would fail. */
export function NotAccepting({ children, action }: NotAcceptingProps) {
  return (
    <Notice tone="caution" title="Магазин сейчас не принимает заказы" action={action}>
      {children}
    </Notice>
  );
}
