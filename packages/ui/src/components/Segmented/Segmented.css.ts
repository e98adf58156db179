import { componentStyle } from '../../styles/componentStyle.ts';
import { focusRingRule } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { textRule } from '../../styles/textRule.ts';
import { vars } from '../../styles/vars.css.ts';
import { visuallyHiddenRule } from '../../styles/visuallyHidden.ts';

export const group = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
});

export const legend = componentStyle(visuallyHiddenRule);
export const radio = componentStyle(visuallyHiddenRule);

export const option = componentStyle({
  ...textRule('label'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: vars.control.s,
  // Fits three options with a long word on the narrowest phone.
  paddingInline: vars.space[4],
  borderRadius: 9,
  fontSize: 14,
  color: vars.color.ink2,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background ${vars.duration.mid} ${vars.easing.out}, color ${vars.duration.mid} ${vars.easing.out}`,
  selectors: {
    '[data-stacked] > &': { flexDirection: 'column', gap: 2, minHeight: 52, paddingInline: 2, fontSize: 12 },
    '&:has(:checked)': {
      // `raised` equals the surface colour in the light theme and is one step above the groove in the dark one.
      background: vars.color.raised,
      color: vars.color.ink,
      boxShadow: vars.shadow[1],
    },
    '&:has(:focus-visible)': focusRingRule,
  },
  '@media': {
    [media.sm]: { paddingInline: vars.space[8], selectors: { '[data-stacked] > &': { fontSize: 13 } } },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
