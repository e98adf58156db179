import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { focusRingRule } from '../../../styles/focusRing.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, auto) minmax(0, 1fr)',
  gridTemplateAreas: '"pic chip number" "pic title title" "pic place place" "pic due due" "act act act"',
  gridTemplateRows: 'auto auto auto 1fr auto',
  alignContent: 'start',
  gap: '5px 12px',
  padding: 12,
  borderRadius: 18,
  background: vars.color.surface,
  selectors: {
    '&[data-selected]': { boxShadow: `inset 0 0 0 2px ${vars.color.leaf}` },
    '&[data-cancelled]': {
      overflow: 'hidden',
      background: `color-mix(in srgb, ${vars.color.dangerSoft} 70%, ${vars.color.surface})`,
    },
    '&:has(a:focus-visible)': focusRingRule,
  },
  '@media': {
    [media.md]: {
      gridTemplateColumns: '52px minmax(0, auto) minmax(0, 1fr) auto',
      gridTemplateAreas: '"pic title title act" "pic place place act" "pic chip number due"',
      gridTemplateRows: 'repeat(3, auto)',
      alignContent: 'center',
      alignItems: 'center',
      gap: '4px 14px',
      minHeight: 84,
      padding: '10px 12px 10px 10px',
      borderRadius: 16,
    },
  },
});

export const picture = componentStyle({
  gridArea: 'pic',
  width: 76,
  '@media': { [media.md]: { width: 52 } },
});

/** The link covers the row; buttons stay above it. */
export const title = componentStyle({
  ...textRule('label'),
  gridArea: 'title',
  fontSize: 16,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } },
  outline: 'none',
  '@media': {
    [media.md]: {
      fontSize: 15,
      lineHeight: '20px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.leaf } } },
  },
});

const secondary = {
  ...textRule('small'),
  color: vars.color.ink2,
  selectors: { [`${row}[data-cancelled] &`]: { color: vars.color.ink } },
} as const;

export const place = componentStyle({
  ...secondary,
  gridArea: 'place',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
});
export const clip = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const chip = componentStyle({ gridArea: 'chip', display: 'flex', justifySelf: 'start', maxWidth: '100%' });

export const number = componentStyle({
  ...secondary,
  ...textRule('micro'),
  gridArea: 'number',
  alignSelf: 'center',
  justifySelf: 'end',
  display: 'flex',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { justifySelf: 'start', marginLeft: -6 } },
});

export const due = componentStyle({
  ...secondary,
  gridArea: 'due',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.md]: { ...textRule('micro'), textAlign: 'right' } },
});
export const hot = componentStyle({ color: vars.color.clay, fontWeight: 560 });

export const actions = componentStyle({
  gridArea: 'act',
  position: 'relative',
  display: 'flex',
  gap: vars.space[8],
  paddingTop: 7,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.md]: { justifySelf: 'end', padding: 0 } },
});
componentGlobalStyle(`${actions} > :first-child`, {
  '@media': { [media.phone]: { flex: 1, minHeight: 56, fontSize: 16 } },
});

export const phoneOnly = componentStyle({ '@media': { [media.md]: { display: 'none' } } });
/** Beside the button of the next step. */
export const chat = componentStyle({ display: 'grid' }, phoneOnly);
componentGlobalStyle(`${chat} > *`, { width: 56, height: 56 });

/** Decorative: the status repeats it in words. */
export const watermark = componentStyle({
  position: 'absolute',
  right: 12,
  top: 12,
  rotate: '-10deg',
  width: 216,
  overflow: 'visible',
  fontFamily: vars.font.family,
  fontSize: 44,
  fontWeight: 700,
  fill: vars.color.danger,
  opacity: 0.12,
  pointerEvents: 'none',
  userSelect: 'none',
  '@media': { [media.md]: { right: 90 } },
});

export const titleBox = componentStyle({ gridArea: 'title' });
export const placeBox = componentStyle({ gridArea: 'place' });
export const chipBox = componentStyle({ gridArea: 'chip / chip / number / number' });
export const stepBox = componentStyle({ width: '100%', '@media': { [media.md]: { width: 152 } } });
