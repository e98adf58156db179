import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/componentStyle.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

const height = 'var(--radix-accordion-content-height)';
const unfold = keyframes({ from: { height: 0 }, to: { height } });
const fold = keyframes({ from: { height }, to: { height: 0 } });

export const item = componentStyle({ borderBottom: `1px solid ${vars.color.line}` });

export const trigger = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    width: '100%',
    minHeight: 56,
    paddingBlock: vars.space[12],
    textAlign: 'left',
  },
  text.label,
);

export const arrow = componentStyle({
  display: 'flex',
  color: vars.color.ink2,
  transition: `rotate ${vars.duration.mid} ${vars.easing.out}`,
  selectors: { '[data-state="open"] > &': { rotate: '180deg' } },
});

export const content = componentStyle({
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${unfold} ${vars.duration.mid} ${vars.easing.out}` },
    '&[data-state="closed"]': { animation: `${fold} ${vars.duration.mid} ${vars.easing.out}` },
  },
});

export const inner = componentStyle({ paddingBottom: vars.space[16] });
