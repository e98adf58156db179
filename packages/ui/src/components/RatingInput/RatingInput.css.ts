import { componentStyle } from '../../styles/componentStyle.ts';
import { focusRingRule } from '../../styles/focusRing.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const row = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[8], flexWrap: 'wrap' });
export const stars = componentStyle({ display: 'flex', marginInline: -8 });

export const star = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  cursor: 'pointer',
  borderRadius: vars.radius.s,
  color: vars.color.control,
  transition: `color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&[data-lit]': { color: vars.color.honey },
    '&:has(:focus-visible)': { ...focusRingRule, outlineOffset: -2 },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
});

export const word = componentStyle({ color: vars.color.ink2, minHeight: 20 }, text.small);
