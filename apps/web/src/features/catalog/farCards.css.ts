import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const { gap } = vars.layout;

/** All cards of a width are equally high: the picture is 4 : 5, and the text has a fixed number of lines. */
const cardHeight = (columns: number, text: number) =>
  `auto calc(((100cqi + ${gap}) / ${columns} - ${gap}) * 1.25 + ${text}px)`;

const box = style({ containerType: 'inline-size' });
export const farCards = { page: style([box]), beside: style([box]) };

/**
 * Cards far from the screen are not laid out and painted, so a list of hundreds scrolls and filters like a short one.
 * With their exact height the page keeps its length. The margin leaves room for the focus ring. The columns are those
 * of `ProductGrid`.
 */
globalStyle(`${box} > ul > li`, {
  contentVisibility: 'auto',
  overflowClipMargin: 8,
  containIntrinsicHeight: cardHeight(2, 174),
  '@media': { '(min-width: 768px)': { containIntrinsicHeight: cardHeight(2, 197) } },
});
globalStyle(`${farCards.page} > ul > li`, {
  '@media': {
    '(min-width: 768px)': { containIntrinsicHeight: cardHeight(3, 197) },
    '(min-width: 1280px)': { containIntrinsicHeight: cardHeight(4, 197) },
  },
});
globalStyle(`${farCards.beside} > ul > li`, {
  '@media': { '(min-width: 1280px)': { containIntrinsicHeight: cardHeight(3, 197) } },
});
