import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const composer = componentStyle({
  padding: `${vars.space[8]} ${vars.space[12]} max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  '@media': { [media.md]: { padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[16]}` } },
});

componentGlobalStyle(`${composer} > ul`, { marginBottom: 8 });

export const row = componentStyle({ display: 'flex', alignItems: 'end', gap: vars.space[8] });
// Vertically centred on a single-line field.
componentGlobalStyle(`${row} > button`, { marginBlock: 4 });

/** Has no height while empty, but exists before its first message, so that a screen reader announces it. */
export const notes = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12] });
componentGlobalStyle(`${notes} > :is(p, span, [data-shown])`, { marginTop: 8 });
export const note = componentStyle({ minWidth: 0 });
export const counter = componentStyle({ ...textRule('small'), marginInlineStart: 'auto', color: vars.color.ink2 });

/** One line that grows with its text up to a third of the window. */
export const area = componentStyle({
  display: 'block',
  resize: 'none',
  // Specific enough to override the box's padding.
  selectors: { 'textarea&': { paddingBlock: 14 } },
  maxHeight: 'max(33dvh, 144px)',
  fieldSizing: 'content',
});
