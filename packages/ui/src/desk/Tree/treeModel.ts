import type { ReactNode } from 'react';

export type TreeKey = string | number;

export interface TreeItem {
  id: TreeKey;
  label: string;
  /** A second, quieter text: «214 товаров». */
  note?: string | undefined;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
  children?: readonly TreeItem[] | undefined;
}

/** An item as it stands on the screen. */
export interface TreeRow {
  item: TreeItem;
  /** From 1. */
  level: number;
  /** Place among its siblings, from 1. */
  place: number;
  siblings: number;
  parent: TreeKey | null;
  isParent: boolean;
  isOpen: boolean;
}

export const isParent = ({ children }: TreeItem): boolean => children !== undefined && children.length > 0;

/** The items that are seen, in order. */
export function visibleRows(
  items: readonly TreeItem[],
  open: ReadonlySet<TreeKey>,
  parent: TreeKey | null = null,
  level = 1,
): TreeRow[] {
  return items.flatMap((item, index) => {
    const isOpen = open.has(item.id) && isParent(item);
    const row = { item, level, place: index + 1, siblings: items.length, parent, isParent: isParent(item), isOpen };
    return [row, ...(isOpen ? visibleRows(item.children ?? [], open, item.id, level + 1) : [])];
  });
}

/** What is chosen together with an item: itself, or the items at the ends of its branches; disabled ones if chosen. */
function leavesOf(item: TreeItem, chosen?: ReadonlySet<TreeKey>, isFixed = false): TreeKey[] {
  const isOff = isFixed || item.isDisabled === true;
  if (isParent(item)) return (item.children ?? []).flatMap((child) => leavesOf(child, chosen, isOff));
  return isOff && !chosen?.has(item.id) ? [] : [item.id];
}

export type TreeCheck = boolean | 'mixed';

/** Whether an item counts as chosen: all of its leaves, none, or some. */
export function checkOf(item: TreeItem, chosen: ReadonlySet<TreeKey>): TreeCheck {
  const leaves = leavesOf(item, chosen);
  const count = leaves.filter((id) => chosen.has(id)).length;
  if (count === 0) return false;
  return count === leaves.length ? true : 'mixed';
}

/** The value after a press on an item: all of its leaves, or none if all were chosen. */
export function toggled(item: TreeItem, value: readonly TreeKey[]): TreeKey[] {
  const leaves = new Set(leavesOf(item));
  const rest = value.filter((id) => !leaves.has(id));
  return checkOf(item, new Set(value)) === true ? rest : [...rest, ...leaves];
}
