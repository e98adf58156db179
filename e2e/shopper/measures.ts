import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Sum of the layout shifts so far that no press explains; kept by `watchShifts`. */
    layoutShift?: number;
  }
}

/** Sums layout shifts up from the first paint on, on every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far; two frames later, since shifts are told after they are painted. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.layoutShift ?? 0)))),
      ),
  );

/** How much wider than the window a page is, and what sticks out; CSS pixels. */
export function overflow(page: Page): Promise<{ by: number; culprits: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return { by: 0, culprits: [] };
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const culprits = [...document.body.querySelectorAll('*')]
      .filter(sticksOut)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.className}`);
    return { by: scrollWidth - clientWidth, culprits };
  });
}
