import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

const count = createVar();
const columnsOf = (columns: number) => ({ vars: { [count]: String(columns) } });

export const grid = componentStyle({
  display: 'grid',
  gap: '28px 12px',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  containerType: 'inline-size',
  ...columnsOf(2),
  transition: `opacity ${vars.duration.mid} ${vars.easing.out}`,
  '@media': { [media.md]: { gap: `${vars.space[40]} ${vars.layout.gap}` } },
});

export const columns = {
  page: componentStyle({ '@media': { [media.md]: columnsOf(3), [media.xl]: columnsOf(4) } }),
  beside: componentStyle({ '@media': { [media.lg]: columnsOf(2), [media.xl]: columnsOf(3) } }),
};

/** All cards of a width are equally high: the picture is 4 : 5, and the text has a fixed number of lines. */
const cardHeight = (gap: string, text: number) =>
  `auto calc(((100cqi + ${gap}) / ${count} - ${gap}) * 1.25 + ${text}px)`;

/**
 * Cards far from the screen are not laid out and painted, so a list of hundreds scrolls and filters as a short one does.
 * With their exact height the page keeps its length. The margin leaves room for the focus ring.
 */
export const item = componentStyle({
  contentVisibility: 'auto',
  overflowClipMargin: 8,
  containIntrinsicHeight: cardHeight('12px', 174),
  '@media': { [media.md]: { containIntrinsicHeight: cardHeight(vars.layout.gap, 197) } },
});

/** The old cards while new filters load. */
export const pending = componentStyle({ opacity: 0.5 });
