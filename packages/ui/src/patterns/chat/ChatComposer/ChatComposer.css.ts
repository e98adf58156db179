import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';

export const composer = componentStyle({
  display: 'grid',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[12]} max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  '@media': { [media.md]: { padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[16]}` } },
});

export const row = componentStyle({ display: 'flex', alignItems: 'end', gap: vars.space[8] });
// On the middle of a field of one line.
componentGlobalStyle(`${row} > button`, { marginBlock: 4 });

/** One line that grows with its text up to a third of the window. */
export const area = componentStyle({
  display: 'block',
  resize: 'none',
  // Stronger than the padding that the box takes away.
  selectors: { 'textarea&': { paddingBlock: 14 } },
  maxHeight: 'max(33dvh, 144px)',
  fieldSizing: 'content',
});
