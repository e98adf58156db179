import * as RadixPopover from 'radix-ui/popover';
import { useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { guardsOf } from '../../internal/layers/guards.ts';
import { LayerScope, useLayerContainer } from '../../internal/layers/LayerScope.tsx';
import { PressClaim } from '../../internal/layers/presses.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The trigger button; it gets the ARIA state and takes the focus back. Must forward its ref and props. */
  trigger: ReactElement;
  /** Accessible name. */
  label: string;
  children: ReactNode;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Preferred side of the trigger. It flips when there is no room. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Element to focus on opening. @default the first focusable element */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A small non-modal layer beside its button. Use `DropdownMenu` for a list of actions, `Tooltip` for a name or a hint.
 *
 * Keyboard: Enter or Space on the trigger opens and moves the focus inside, Escape closes and returns it.
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, isOpen, onOpenChange, side = 'bottom', align = 'start', initialFocus } = props;
  const container = useLayerContainer();
  const [layer] = useState(() => Symbol('popover'));
  return (
    <RadixPopover.Root {...(isOpen === undefined ? {} : { open: isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          data-part="popover"
          className={styles.content}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          {...guardsOf(layer)}
        >
          <PressClaim layer={layer} />
          <LayerScope>{children}</LayerScope>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
