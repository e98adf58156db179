import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const { gap } = vars.layout;

const columns = createVar();
/** Height of a card below its picture. */
const text = createVar();

const box = style({
  containerType: 'inline-size',
  vars: { [columns]: '2', [text]: '174px' },
  '@media': { '(min-width: 768px)': { vars: { [text]: '197px' } } },
});
export const farCards = {
  page: style([
    box,
    {
      '@media': {
        '(min-width: 768px)': { vars: { [columns]: '3' } },
        '(min-width: 1280px)': { vars: { [columns]: '4' } },
      },
    },
  ]),
  beside: style([box, { '@media': { '(min-width: 1280px)': { vars: { [columns]: '3' } } } }]),
};

/**
 * Cards far from the screen are not laid out and painted, so a list of hundreds scrolls and filters like a short one.
 * All cards of a width are equally high: the picture is 4 : 5, and the text has a fixed number of lines. With that
 * height the page keeps its length. The margin leaves room for the focus ring. The columns are those of `ProductGrid`.
 */
globalStyle(`${box} > ul > li:not([data-leaving])`, {
  contentVisibility: 'auto',
  overflowClipMargin: 8,
  containIntrinsicHeight: `auto calc(((100cqi + ${gap}) / ${columns} - ${gap}) * 1.25 + ${text})`,
});
