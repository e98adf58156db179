import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { leaveEscapeToTopLayer } from '../../internal/layers/guards.ts';
import { useLayerContainer } from '../../internal/layers/LayerScope.tsx';
import { useValue } from '../../internal/useValue.ts';
import * as styles from './Tooltip.css.ts';

/** Hover time before the tooltip shows (ms). */
const delayMs = 700;

export interface TooltipProps {
  /** The element it describes: focusable and with its own accessible name. Must forward its ref and props. */
  children: ReactElement;
  /** A few words. Never the only place of important information: touch has no hover. */
  text: ReactNode;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

/** A hint on hover (after 700 ms) or focus (immediately). Escape hides it. */
export function Tooltip({ children, text, isOpen, onOpenChange, side = 'top' }: TooltipProps) {
  const [open, change] = useValue({ value: isOpen, onChange: onOpenChange }, false);
  const container = useLayerContainer();
  return (
    <RadixTooltip.Provider delayDuration={delayMs}>
      <RadixTooltip.Root open={open} onOpenChange={change}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content
            data-part="tooltip"
            className={styles.content}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onEscapeKeyDown={leaveEscapeToTopLayer}
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
