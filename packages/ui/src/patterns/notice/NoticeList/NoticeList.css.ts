import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { focusRingRule } from '../../../styles/focusRing.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';
import type { NoticeTone } from '../noticeLook.ts';

export const groups = componentStyle({ display: 'grid', gap: vars.space[12] });
export const list = componentStyle({ display: 'grid', gap: 4, marginTop: 8 });

export const notice = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minHeight: 76,
  padding: '10px 0 10px 12px',
  borderRadius: 14,
  selectors: {
    '&[data-unread]': { background: `color-mix(in srgb, ${vars.color.lilacSoft} 55%, transparent)` },
    '&:has(a:focus-visible)': focusRingRule,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { background: vars.color.leafSoft },
        '&[data-unread]:hover': { background: vars.color.lilacSoft },
      },
    },
  },
});

export const mark = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
});

const toneOf = (background: string, color: string) => componentStyle({ background, color });
export const tones: Record<NoticeTone, string> = {
  leaf: toneOf(vars.color.leafSoft, vars.color.leafInk),
  lilac: toneOf(vars.color.lilacSoft, vars.color.lilac),
  sky: toneOf(vars.color.skySoft, vars.color.sky),
  honey: toneOf(vars.color.honeySoft, vars.color.honeyInk),
  clay: toneOf(vars.color.claySoft, vars.color.clay),
};

export const words = componentStyle({ flex: 1, minWidth: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' });

/** The link covers the row; the dot stays above it. */
export const title = componentStyle({
  ...textRule('label'),
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } },
});

export const picture = componentStyle({ flex: 'none', width: 40, borderRadius: 8, overflow: 'hidden' });

/** Keeps its width without the dot, so that reading moves nothing. */
export const dotRoom = componentStyle({ flex: 'none', width: 44, minHeight: 44 });

export const dot = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: vars.color.lilac,
});
componentGlobalStyle(`${dot}::after`, {
  content: '""',
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { [media.forcedColors]: { background: 'ButtonText' } },
});
