import type { Locator } from '@playwright/test';

/** `#RRGGBB` in the format of computed styles. */
export const cssColour = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

/** How much more red than blue an element's background is, out of 255. */
export const redness = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, , blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return red - blue;
  });
