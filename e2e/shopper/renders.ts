import type { Page } from '@playwright/test';

/** React's internal data of an element on the page, as its developer tools read it. */
interface Fiber {
  type: unknown;
  memoizedProps: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

interface RecordingWindow extends Window {
  renderedCards?: string[];
}

/** Records the titles of the cards (`article`) that React renders again. Call it before the page is opened. */
export async function recordRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recording = window as RecordingWindow;
    recording.renderedCards = [];
    const visit = (next: Fiber, previous: Fiber): void => {
      // The same children: React has not rendered them.
      if (next.child === previous.child) return;
      for (let child = next.child; child; child = child.sibling) {
        if (!child.alternate) continue;
        if (child.type === 'article' && child.memoizedProps !== child.alternate.memoizedProps) {
          recording.renderedCards?.push((child.stateNode as HTMLElement).querySelector('h2, h3')?.textContent ?? '');
        }
        visit(child, child.alternate);
      }
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
          if (current.alternate) visit(current, current.alternate);
        },
      },
    });
  });
}

/** The titles of the cards rendered again while `act` runs, each once. */
export async function cardsRendered(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => void ((window as RecordingWindow).renderedCards = []));
  await act();
  return page.evaluate(() => [...new Set((window as RecordingWindow).renderedCards)]);
}
