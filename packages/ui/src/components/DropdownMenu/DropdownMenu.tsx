import * as RadixMenu from 'radix-ui/dropdown-menu';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { guardsOf } from '../../internal/layers/guards.ts';
import { useLayerContainer } from '../../internal/layers/LayerScope.tsx';
import { PressClaim } from '../../internal/layers/presses.ts';
import { useValue } from '../../internal/useValue.ts';
import * as styles from './DropdownMenu.css.ts';

export interface DropdownMenuItem {
  id: string;
  /** A verb: «Отменить», «Скрыть». */
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** `danger` for destructive actions; give them an icon too. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
}

export interface DropdownMenuProps {
  /** The button that opens it. Must forward its ref and props. */
  trigger: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  items: readonly DropdownMenuItem[];
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** @default 'end' */
  align?: 'start' | 'center' | 'end' | undefined;
}

/**
 * A list of actions. Use `Select` to choose a value, `Popover` for other content.
 *
 * Keyboard (APG menu button): Enter, Space or Down opens on the first item, Up and Down wrap around, Home and End jump,
 * letters search, Enter or Space chooses, Escape and Tab close and return the focus.
 */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, label, items, align = 'end' } = props;
  const container = useLayerContainer();
  const [isOpen, setIsOpen] = useValue({ value: props.isOpen, onChange: props.onOpenChange }, false);
  const [layer] = useState(() => Symbol('menu'));
  const button = useRef<HTMLButtonElement>(null);
  return (
    // Non-modal: the page may scroll under a menu, so nothing is locked or hidden.
    <RadixMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <RadixMenu.Trigger asChild ref={button}>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={container}>
        <RadixMenu.Content
          data-part="menu"
          className={styles.content}
          aria-label={label}
          // Radix names a menu by its trigger, which is often just «Ещё».
          aria-labelledby={undefined}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          loop
          // A pointer that leaves a closing menu would give it the focus.
          inert={!isOpen}
          // Radix traps Tab; in the APG it closes the menu.
          onKeyDown={(event) => event.key === 'Tab' && setIsOpen(false)}
          {...guardsOf(layer)}
        >
          <PressClaim layer={layer} />
          {items.map((item) => (
            <MenuItem
              key={item.id}
              {...item}
              onSelect={() => {
                // The item is gone when a dialog that it opens returns the focus.
                button.current?.focus();
                item.onSelect();
              }}
            />
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

function MenuItem({ label, icon, onSelect, tone = 'neutral', isDisabled = false }: DropdownMenuItem) {
  return (
    <RadixMenu.Item
      data-part="menu-item"
      className={tone === 'danger' ? styles.danger : styles.item}
      disabled={isDisabled}
      onSelect={onSelect}
      textValue={label}
    >
      {icon}
      {label}
    </RadixMenu.Item>
  );
}
