/** The windows in which every story is looked at, in pixels. */
export const windows = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** No window is taller than this, in pixels. */
const tallest = 3200;

/** A story that still moves after so many frames is drawn as it is. */
const mostFrames = 12;

/**
 * Shows the story in a window of this size, taller when it goes on below the fold. The window of a story is a frame,
 * whose size needs no word with the browser.
 */
export async function showIn({ width, height }: { width: number; height: number }): Promise<void> {
  await resizeFrame(width, height);
  // A picture that is not there yet, or a story still on its way, is not as tall as it will be.
  await stillness();
  const whole = Math.min(tallest, document.documentElement.scrollHeight);
  if (await resizeFrame(width, Math.max(height, whole))) await stillness();
}

/** The blinking line in a field with the focus is on half of the pictures, so it is on none. */
const caretless = new CSSStyleSheet();
caretless.replaceSync('* { caret-color: transparent !important; }');
document.adoptedStyleSheets.push(caretless);

/** Its size as the test runner wants it. */
const { width: usualWidth, height: usualHeight } = frame().style;

/** Gives the frame back to whoever sizes it for the next story. */
export function releaseFrame(): void {
  Object.assign(frame().style, { width: usualWidth, height: usualHeight });
}

function frame(): HTMLIFrameElement {
  if (!window.frameElement) throw new Error('A story runs in a frame.');
  // Of another window, so it is no instance of this window's class.
  return window.frameElement as HTMLIFrameElement;
}

/** @returns whether it had another size */
async function resizeFrame(width: number, height: number): Promise<boolean> {
  if (window.innerWidth === width && window.innerHeight === height) return false;
  Object.assign(frame().style, { width: `${width}px`, height: `${height}px` });
  // Another document has to lay itself out before this one hears of it.
  for (let frames = 0; frames < mostFrames && window.innerHeight !== height; frames++) await nextFrame();
  await nextFrame();
  return true;
}

/** Waits until letters, pictures and animations are as they will stay. */
async function stillness(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].filter(isSeen).map(whenDrawn));
  await restingPlaces();
  for (const animation of document.getAnimations().filter(isEndless)) {
    animation.pause();
    animation.currentTime = 0;
  }
}

/** Waits until a frame has moved nothing: what observers changed in one is drawn in the next. */
async function restingPlaces(): Promise<void> {
  for (let frames = 0; frames < mostFrames; frames++) {
    const running = document.getAnimations().filter((animation) => !isEndless(animation));
    // What has left is taken out of the page when its animation is over.
    for (const animation of running) animation.finish();
    const before = sumOfPlaces();
    await nextFrame();
    if (running.length === 0 && !isLayerLeaving() && before === sumOfPlaces()) return;
  }
}

const isEndless = (animation: Animation): boolean => animation.effect?.getComputedTiming().endTime === Infinity;

/** A closed layer that is still there, or the page still locked under one that is not. */
function isLayerLeaving(): boolean {
  const openModal = document.querySelector('[role$="dialog"][data-state="open"]');
  return (
    document.querySelector('[role$="dialog"][data-state="closed"]') !== null ||
    (document.body.hasAttribute('data-scroll-locked') && openModal === null)
  );
}

function sumOfPlaces(): number {
  return [...document.body.querySelectorAll('*')].reduce((sum, element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    return sum + top + left + bottom + right;
  }, 0);
}

/** Also a picture that waits to be scrolled to. */
async function whenDrawn(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  await image.decode().catch(() => undefined);
}

const isSeen = (image: HTMLImageElement): boolean => image.getClientRects().length > 0;

/** Until React, too, has done what the observers of a frame asked of it. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => void setTimeout(resolve)));
