import type { KeyboardEvent } from 'react';

const categoriesIn = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[data-menu="category"]')];
const linksIn = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[data-menu="link"]')];

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Where an arrow leads from an element: along its list, or between the categories and the links. */
function targetOf(key: string, menu: HTMLElement, from: HTMLElement): HTMLElement | undefined {
  const isCategory = from.dataset.menu === 'category';
  const step = steps[key];
  if (step !== undefined) {
    const list = isCategory ? categoriesIn(menu) : linksIn(menu);
    return list[list.indexOf(from) + step];
  }
  if (key === 'ArrowRight' && isCategory) return linksIn(menu)[0];
  if (key === 'ArrowLeft' && !isCategory) {
    return menu.querySelector<HTMLElement>('[data-menu="category"][data-selected]') ?? undefined;
  }
  return undefined;
}

/** Arrows move the focus: up and down along a list, right into the links of a category, left back to it. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const from = event.currentTarget;
  const menu = from.closest('nav');
  const target = menu && targetOf(event.key, menu, from);
  if (!target) return;
  event.preventDefault();
  target.focus();
}
