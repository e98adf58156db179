import { useEffect, useRef, type RefObject } from 'react';
import type { DeskOrderRow } from '@vetka/domain/desk';
import { afterDialogs } from '../../shell/overlays/afterDialogs.ts';
import type { Desk } from './DeskContext.ts';

/** A step that was taken, and the rows after its order, as addresses of their titles. */
interface Taken {
  orderId: number;
  before: string;
  href: string;
  next: string[];
  /** The open order in which the step was taken; null in the list. */
  sheet: Element | null;
}

const titleOf = (row: Element) => row.querySelector<HTMLAnchorElement>('a[href*="/orders/"]');

const hrefOf = (row: Element): string => titleOf(row)?.getAttribute('href') ?? '';

const rowsIn = (pane: Element): Element[] => [...pane.querySelectorAll('article')];

const stateOf = (order: DeskOrderRow | undefined): string =>
  order === undefined ? '' : `${order.status.type} ${order.version}`;

/** The rows after an order, then the last one before it. */
function nextTo(pane: Element, href: string): string[] {
  const hrefs = rowsIn(pane).map(hrefOf);
  const at = hrefs.indexOf(href);
  return [...hrefs.slice(at + 1), ...hrefs.slice(0, Math.max(at, 0)).toReversed()];
}

/** Focuses the action of a row, or its title where it has none. */
function focusRow(row: Element): void {
  const action = row.querySelector<HTMLElement>('button:not([disabled])') ?? titleOf(row);
  action?.focus();
}

/** The part beside the list that has the focus. */
function sheetAround(pane: Element): Element | null {
  const { activeElement } = document;
  return pane.contains(activeElement) ? null : (activeElement?.closest('section[aria-label]') ?? null);
}

/** Focuses what can be done next with an open order, if the button of the step is gone. */
function keepInSheet(sheet: Element): void {
  if (document.activeElement !== document.body) return;
  const action =
    sheet.querySelector<HTMLElement>('[role="group"] button:enabled') ??
    sheet.querySelector<HTMLElement>('button:enabled');
  action?.focus();
}

/** Whether the focus was lost with the button, or is still in the row: the person has not moved it meanwhile. */
function isFocusFree(pane: Element, href: string): boolean {
  const { activeElement } = document;
  const row = activeElement?.closest('article');
  return (
    activeElement === null ||
    activeElement === document.body ||
    (row ? pane.contains(row) && hrefOf(row) === href : false)
  );
}

/**
 * After a finished step moves the focus to the action of the next row, never to the top of the page, unless the person
 * has moved it meanwhile. A step of the open order keeps the focus there.
 * @param mark an element directly inside the list's pane
 * @returns the desk whose steps do so
 */
export function useNextFocus(
  mark: RefObject<HTMLElement | null>,
  orders: readonly DeskOrderRow[],
  { desk, orderHref }: { desk: Desk; orderHref: (order: Pick<DeskOrderRow, 'id'>) => string },
): Desk {
  const taken = useRef<Taken>(undefined);
  const find = (id: number) => orders.find((order) => order.id === id);
  useEffect(function followStep() {
    const pane = mark.current?.parentElement;
    const step = taken.current;
    if (!pane || !step || stateOf(find(step.orderId)) === step.before) return undefined;
    return afterDialogs(() => {
      taken.current = undefined;
      if (step.sheet?.isConnected) return keepInSheet(step.sheet);
      if (!isFocusFree(pane, step.href)) return;
      const rows = rowsIn(pane);
      const row = step.next
        .map((href) => rows.find((each) => hrefOf(each) === href))
        .find((each) => each !== undefined);
      if (row) focusRow(row);
    });
  });
  return {
    ...desk,
    take(order, step, details) {
      const pane = mark.current?.parentElement;
      const href = orderHref(order);
      if (pane)
        taken.current = {
          orderId: order.id,
          before: stateOf(find(order.id)),
          href,
          next: nextTo(pane, href),
          sheet: sheetAround(pane),
        };
      desk.take(order, step, details);
    },
  };
}
