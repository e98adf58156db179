import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The layout shifts so far; recorded by `watchShifts`. */
    layoutShifts?: { value: number; moved: string[] }[];
  }
}

/**
 * Records layout shifts from the first paint on, including those right after user input, on every page opened from now
 * on.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node?: Node }[];
    }
    const shifts: NonNullable<Window['layoutShifts']> = (window.layoutShifts = []);
    const nameOf = ({ node }: { node?: Node }) =>
      (node instanceof Element ? node.outerHTML : 'something gone').slice(0, 150);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push({ value, moved: sources.map(nameOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The elements that have shifted so far, and by how much. Waits two frames, because shifts are reported after they are
 * painted.
 */
export async function layoutShifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = await page.evaluate(
    () =>
      new Promise<NonNullable<Window['layoutShifts']>>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.layoutShifts ?? [])))),
      ),
  );
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: shifts.flatMap(({ moved }) => moved) };
}

/** Resets the recorded shifts. */
export const forgetShifts = (page: Page): Promise<void> => page.evaluate(() => void window.layoutShifts?.splice(0));

/** How much wider than the window the page is, and the elements that overflow; CSS pixels. */
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

/** How far the page scrolls beyond a part that scrolls by itself and fills most of the window; CSS pixels. */
export function secondScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const scrollsItself = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY) &&
      element.clientHeight > clientHeight / 2 &&
      element.clientWidth > innerWidth / 2 &&
      element.scrollHeight > element.clientHeight + 1;
    return [...document.body.querySelectorAll('*')].some(scrollsItself) ? scrollHeight - clientHeight : 0;
  });
}

/**
 * Words of headings and buttons that are broken between two lines, although they are narrower than half of the window:
 * their box has been squeezed.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBroken = (range: Range) => {
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isOnTwoLines = new Set(rects.map(({ top }) => Math.round(top))).size > 1;
      return isOnTwoLines && rects.reduce((sum, { width }) => sum + width, 0) < innerWidth / 2;
    };
    const brokenIn = (text: Text) =>
      [...text.data.matchAll(/[\p{L}\d]{2,}/gu)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return isBroken(range);
      });
    return [...document.querySelectorAll('h1, h2, h3, button')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        return texts.flatMap(brokenIn).map(([word]) => `«${word}» in ${element.tagName}`);
      });
  });
}
