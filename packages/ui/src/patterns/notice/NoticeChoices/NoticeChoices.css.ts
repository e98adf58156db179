import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { focusRingRule } from '../../../styles/focusRing.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

const columns = 'minmax(0, 1fr) repeat(4, 76px)';

export const table = componentStyle({ display: 'grid' });

export const head = componentStyle({
  ...textRule('small'),
  display: 'none',
  color: vars.color.ink2,
  paddingBlock: '12px 8px',
  '@media': { [media.md]: { display: 'grid', gridTemplateColumns: columns } },
});
export const column = componentStyle({ textAlign: 'center' });

export const row = componentStyle({
  minWidth: 0,
  margin: 0,
  padding: '12px 0 14px',
  border: 0,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: columns,
      alignItems: 'center',
      minHeight: 60,
      paddingBlock: 8,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});

/** Floated, because a legend is outside its fieldset's grid otherwise. */
export const legend = componentStyle({
  float: 'left',
  width: '100%',
  display: 'grid',
  gap: 2,
  padding: 0,
  overflowWrap: 'anywhere',
});
export const title = componentStyle(textRule('label'));

export const cells = componentStyle({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 6,
  paddingTop: 8,
  '@media': {
    [media.md]: { clear: 'none', gridColumn: 'span 4', gridTemplateColumns: 'repeat(4, 76px)', gap: 0, paddingTop: 0 },
  },
});

export const cell = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  minHeight: 48,
  borderRadius: 12,
  background: vars.color.ground,
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.color.leafSoft, color: vars.color.leafInk },
    '&:has(:disabled)': { cursor: 'not-allowed' },
    '&:has(:focus-visible)': focusRingRule,
  },
  '@media': {
    [media.md]: {
      minHeight: 44,
      background: 'none',
      selectors: { '&:has(:checked)': { background: 'none' } },
    },
  },
});

/** A phone shows the tick of what is on; a wide screen shows a box. */
export const mark = componentStyle({
  display: 'none',
  placeItems: 'center',
  pointerEvents: 'none',
  selectors: { 'input:checked ~ &': { display: 'grid' } },
  '@media': {
    [media.md]: {
      display: 'grid',
      width: 22,
      height: 22,
      borderRadius: 7,
      color: vars.color.onLeaf,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.control}`,
      selectors: {
        'input:checked ~ &': { background: vars.color.leaf, boxShadow: 'none' },
        'input:disabled ~ &': { background: 'none', color: vars.color.leaf, boxShadow: 'none' },
      },
    },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});

// Not a transparent colour, which would become visible in forced colours.
componentGlobalStyle(`input:not(:checked, :disabled) ~ ${mark} > svg`, { opacity: 0 });

export const channel = componentStyle({
  ...textRule('small'),
  fontWeight: 500,
  pointerEvents: 'none',
  '@media': { [media.md]: { display: 'none' } },
});
