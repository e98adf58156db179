import { style } from '@vanilla-extract/css';

/**
 * The end of a page, which the browser does not lay out before it comes near: the first view appears sooner. Only for
 * the last part: what is above it keeps its exact place, so going back finds it. A height (px) that is too small would
 * not let the browser go back to the end. The margin leaves room for rows that reach the edges of a phone.
 */
const farPart = (phone: number, tablet: number, desktop: number) =>
  style({
    contentVisibility: 'auto',
    overflowClipMargin: 24,
    containIntrinsicHeight: `auto ${phone}px`,
    '@media': {
      '(min-width: 768px)': { containIntrinsicHeight: `auto ${tablet}px` },
      '(min-width: 1280px)': { containIntrinsicHeight: `auto ${desktop}px` },
    },
  });

/** As high as the footer with its margin. */
export const footer = farPart(840, 608, 400);
export const stories = farPart(1660, 1660, 1760);
export const belowArticle = farPart(2700, 2000, 1700);
export const belowShop = farPart(2960, 2600, 2400);
