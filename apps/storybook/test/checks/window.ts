/** The windows in which every story is checked, in pixels. */
export const windows = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** Maximum window height in pixels. */
const maxHeight = 3200;

/** Stop waiting after this many frames; a story that still moves is captured as it is. */
const maxFrames = 12;

/**
 * Resizes the story's iframe, extending it when the content goes below the fold. This needs no round trip to the
 * browser driver.
 */
export async function showIn({ width, height }: { width: number; height: number }): Promise<void> {
  await resizeFrame(width, height);
  // Until images have loaded and the layout is stable, the height is not final.
  await waitUntilStable();
  const whole = Math.min(maxHeight, document.documentElement.scrollHeight);
  if (await resizeFrame(width, Math.max(height, whole))) await waitUntilStable();
}

/** A blinking caret would make screenshots differ, so it is hidden. */
const caretless = new CSSStyleSheet();
caretless.replaceSync('* { caret-color: transparent !important; }');
document.adoptedStyleSheets.push(caretless);

/** The iframe size set by the test runner. */
const { width: usualWidth, height: usualHeight } = frame().style;

/** Restores the iframe size set by the test runner for the next story. */
export function releaseFrame(): void {
  Object.assign(frame().style, { width: usualWidth, height: usualHeight });
}

function frame(): HTMLIFrameElement {
  if (!window.frameElement) throw new Error('A story runs in a frame.');
  // `instanceof` fails here: the iframe element belongs to the parent window.
  return window.frameElement as HTMLIFrameElement;
}

/** @returns whether the size changed */
async function resizeFrame(width: number, height: number): Promise<boolean> {
  if (window.innerWidth === width && window.innerHeight === height) return false;
  Object.assign(frame().style, { width: `${width}px`, height: `${height}px` });
  // The parent document must lay itself out before the iframe sees the new size.
  for (let frames = 0; frames < maxFrames && window.innerHeight !== height; frames++) await nextFrame();
  await nextFrame();
  return true;
}

/** Waits until fonts, images and animations have settled. */
export async function waitUntilStable(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].filter(isVisible).map(whenLoaded));
  await waitForStableLayout();
  for (const animation of document.getAnimations().filter(isEndless)) {
    animation.pause();
    animation.currentTime = 0;
  }
}

/** Waits for a frame without layout changes: what observers change in one frame is drawn in the next. */
async function waitForStableLayout(): Promise<void> {
  for (let frames = 0; frames < maxFrames; frames++) {
    const running = document.getAnimations().filter((animation) => !isEndless(animation));
    // Finishing exit animations removes their elements from the page.
    for (const animation of running) animation.finish();
    const before = layoutChecksum();
    await nextFrame();
    if (running.length === 0 && !isLayerLeaving() && before === layoutChecksum()) return;
  }
}

const isEndless = (animation: Animation): boolean => animation.effect?.getComputedTiming().endTime === Infinity;

/** Whether a closed layer is still mounted, or the page is still locked without an open one. */
function isLayerLeaving(): boolean {
  const openModal = document.querySelector('[role$="dialog"][data-state="open"]');
  return (
    document.querySelector('[role$="dialog"][data-state="closed"]') !== null ||
    (document.body.hasAttribute('data-scroll-locked') && openModal === null)
  );
}

function layoutChecksum(): number {
  return [...document.body.querySelectorAll('*')].reduce((sum, element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    return sum + top + left + bottom + right;
  }, 0);
}

/** Loads lazy images too. */
async function whenLoaded(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  await image.decode().catch(() => undefined);
}

const isVisible = (image: HTMLImageElement): boolean => image.getClientRects().length > 0;

/** Resolves after React has processed the updates that the frame's observers triggered. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => void setTimeout(resolve)));
