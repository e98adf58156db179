import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

const cellPx = 44;

export const range = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  selectors: { '&[data-months="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** On the line of the headings, over its ends. */
export const turns = componentStyle({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
});
export const heading = componentStyle({ height: cellPx, lineHeight: `${cellPx}px`, textAlign: 'center' }, text.label);
export const grid = componentStyle({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
export const cell = componentStyle({ padding: '1px 0' });
export const day = componentStyle(
  {
    display: 'block',
    textAlign: 'center',
    width: '100%',
    height: cellPx,
    outlineOffset: -2,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:not([data-within])': { borderRadius: vars.radius.s },
      '&[data-today]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.control}` },
      '&:disabled': { color: vars.color.ink2, fontWeight: 350, cursor: 'not-allowed' },
      '&[data-within]': { background: vars.color.leafSoft, color: vars.color.leafInk },
      '&[data-end]': { background: vars.color.leaf, color: vars.color.onLeaf },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled, [data-end])': { background: vars.color.leafSoftHover } } },
      [media.forcedColors]: { selectors: { '&:is([data-end], [data-within])': { outline: '2px solid Highlight' } } },
    },
  },
  text.label,
);
