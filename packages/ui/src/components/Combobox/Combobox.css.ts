import { raised, raisedMotion, row } from '../../internal/popover/popover.css.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { visuallyHiddenRule } from '../../styles/visuallyHidden.ts';

/** Positioned by script below its field. */
export const popover = componentStyle({
  ...raised,
  ...raisedMotion,
  position: 'fixed',
  // A modal layer disables pointer events outside itself.
  pointerEvents: 'auto',
  padding: vars.space[8],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const option = componentStyle({ minHeight: vars.control.field }, row);
export const optionIcon = componentStyle({ display: 'flex', flex: 'none', color: vars.color.ink2 });
export const optionText = componentStyle({ minWidth: 0 });
export const detail = componentStyle({ display: 'block', color: vars.color.ink2 }, text.small);
export const note = componentStyle(
  { color: vars.color.ink2, padding: `${vars.space[8]} ${vars.space[12]}` },
  text.small,
);
export const waiting = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[12] }, note);
export const status = componentStyle(visuallyHiddenRule);

componentGlobalStyle(`${option} mark`, { background: 'none', color: 'inherit', fontWeight: 600 });
