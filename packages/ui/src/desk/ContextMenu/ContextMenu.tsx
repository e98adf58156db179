import * as RadixMenu from 'radix-ui/context-menu';
import { useState, type ReactElement, type ReactNode } from 'react';
import * as menu from '../../components/DropdownMenu/DropdownMenu.css.ts';
import type { DropdownMenuItem } from '../../components/DropdownMenu/index.ts';
import { CheckIcon } from '../../components/Icon/icons/CheckIcon.ts';
import { ChevronRightIcon } from '../../components/Icon/icons/ChevronRightIcon.ts';
import { guardsOf } from '../../internal/layers/guards.ts';
import { useLayerContainer } from '../../internal/layers/LayerScope.tsx';
import { PressClaim } from '../../internal/layers/presses.ts';
import * as styles from './ContextMenu.css.ts';

/** An action, a mark that is on or off, or a menu inside. */
export type ContextMenuItem =
  | DropdownMenuItem
  | {
      id: string;
      label: string;
      isChecked: boolean;
      onChange: (isChecked: boolean) => void;
      isDisabled?: boolean | undefined;
    }
  | {
      id: string;
      label: string;
      icon?: ReactNode;
      items: readonly ContextMenuItem[];
      isDisabled?: boolean | undefined;
    };

export interface ContextMenuProps {
  /** What the menu belongs to. One element that forwards its ref and props and can take the focus. */
  children: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  /** Groups of items, with a line between them. */
  groups: readonly (readonly ContextMenuItem[])[];
  isDisabled?: boolean | undefined;
}

/**
 * Actions with what is pressed by the right button, or for long on a touch screen. Always a second way: offer the same
 * by a visible `DropdownMenu`.
 *
 * Keyboard (APG menu): Shift+F10 or the menu key opens it at the focused element; Up and Down wrap around, Right opens
 * a menu inside and Left closes it, Home and End jump, letters search, Enter or Space chooses, Escape closes.
 */
export function ContextMenu({ children, label, groups, isDisabled = false }: ContextMenuProps) {
  const container = useLayerContainer();
  const [layer] = useState(() => Symbol('context menu'));
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild disabled={isDisabled} ref={stopCallout} style={noStyle}>
        {children}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={container}>
        <RadixMenu.Content
          data-part="menu"
          className={styles.content}
          aria-label={label}
          collisionPadding={16}
          loop
          {...guardsOf(layer)}
        >
          <PressClaim layer={layer} />
          <Groups groups={groups} />
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

/** Radix would write this as a `style` attribute, which the content security policy blocks in markup of the server. */
const noStyle = { WebkitTouchCallout: undefined };
const stopCallout = (element: HTMLElement | null) => element?.style.setProperty('-webkit-touch-callout', 'none');

function Groups({ groups }: Pick<ContextMenuProps, 'groups'>) {
  return groups.map((items, index) => (
    <RadixMenu.Group key={items[0]?.id ?? index}>
      {index > 0 && <RadixMenu.Separator className={styles.line} />}
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </RadixMenu.Group>
  ));
}

function Item({ item }: { item: ContextMenuItem }) {
  if ('items' in item) return <Inner {...item} />;
  if ('isChecked' in item) return <Mark {...item} />;
  const { label, icon, onSelect, tone = 'neutral', isDisabled = false } = item;
  return (
    <RadixMenu.Item
      data-part="menu-item"
      className={tone === 'danger' ? menu.danger : menu.item}
      disabled={isDisabled}
      onSelect={onSelect}
      textValue={label}
    >
      {icon}
      {label}
    </RadixMenu.Item>
  );
}

function Mark({ label, isChecked, onChange, isDisabled = false }: Extract<ContextMenuItem, { isChecked: boolean }>) {
  return (
    <RadixMenu.CheckboxItem
      data-part="menu-item"
      className={menu.item}
      checked={isChecked}
      onCheckedChange={onChange}
      disabled={isDisabled}
      textValue={label}
    >
      <span className={styles.check}>{isChecked && <CheckIcon />}</span>
      {label}
    </RadixMenu.CheckboxItem>
  );
}

function Inner({ label, icon, items, isDisabled = false }: Extract<ContextMenuItem, { items: unknown }>) {
  const container = useLayerContainer();
  return (
    <RadixMenu.Sub>
      <RadixMenu.SubTrigger data-part="menu-item" className={menu.item} disabled={isDisabled} textValue={label}>
        {icon}
        {label}
        <span className={styles.more}>
          <ChevronRightIcon size="s" />
        </span>
      </RadixMenu.SubTrigger>
      <RadixMenu.Portal container={container}>
        <RadixMenu.SubContent
          data-part="menu"
          className={styles.content}
          aria-label={label}
          collisionPadding={16}
          sideOffset={4}
          loop
        >
          <Groups groups={[items]} />
        </RadixMenu.SubContent>
      </RadixMenu.Portal>
    </RadixMenu.Sub>
  );
}
