import { keyframes } from '@vanilla-extract/css';
import { componentStyle, type LayeredRule } from '../../styles/componentStyle.ts';
import { forcedOutline } from '../../styles/focusRing.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { zIndex } from '../../styles/zIndex.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const vanish = keyframes({ to: { opacity: 0 } });

/** Style of raised surfaces: popover, menu, list of suggestions. */
export const raised: LayeredRule = {
  background: vars.color.raised,
  color: vars.color.ink,
  borderRadius: vars.radius.s,
  boxShadow: vars.shadow[2],
  zIndex: zIndex.popover,
  ...forcedOutline(),
};

export const raisedMotion: LayeredRule = {
  animation: `${appear} ${vars.duration.mid} ${vars.easing.out}`,
  selectors: { '&[data-state="closed"]': { animation: `${vanish} ${vars.duration.fast} ${vars.easing.out} forwards` } },
};

/** One row of a menu or of a list of suggestions. */
export const row = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minHeight: vars.control.s,
    padding: `${vars.space[4]} ${vars.space[12]}`,
    borderRadius: 9,
    outline: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    fontWeight: 400,
    selectors: {
      '&[data-highlighted]': { background: vars.color.leafSoft },
      '&[data-disabled]': { color: vars.color.ink2, cursor: 'not-allowed' },
    },
  },
  text.label,
);
