import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

const cellPx = 44;

/** As tall as a month of six weeks, so that content below does not jump between months. */
export const calendar = componentStyle({
  display: 'grid',
  alignContent: 'start',
  width: '100%',
  minWidth: 7 * 40,
  minHeight: cellPx * 8,
});

export const head = componentStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const heading = componentStyle({}, text.label);

export const grid = componentStyle({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const weekday = componentStyle({ height: cellPx, color: vars.color.ink2 }, text.small);
export const cell = componentStyle({ padding: 0 });

export const day = componentStyle(
  {
    display: 'block',
    textAlign: 'center',
    width: '100%',
    height: cellPx,
    borderRadius: vars.radius.s,
    outlineOffset: -2,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-today]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.control}` },
      '&:is(:disabled, [aria-disabled])': { color: vars.color.ink2, fontWeight: 350, cursor: 'not-allowed' },
      '&[aria-disabled]': { textDecoration: 'line-through' },
      '&[data-chosen]': { background: vars.color.leaf, color: vars.color.onLeaf, outlineOffset: 2 },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-disabled], [data-chosen])': { background: vars.color.leafSoft } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[data-today]': { border: '1px solid' },
          '&[data-chosen]': { outline: '3px solid Highlight', outlineOffset: -3 },
        },
      },
    },
  },
  text.label,
);
