import { raised, raisedMotion } from '../../internal/popover/popover.css.ts';
import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const content = componentStyle({
  ...raised,
  ...raisedMotion,
  padding: vars.space[8],
  minWidth: 200,
  maxWidth: 'min(320px, calc(100vw - 32px))',
  maxHeight: 'var(--radix-context-menu-content-available-height)',
  overflowY: 'auto',
});
/** Keeps its place in items that are off, so that their texts stay in line. */
export const check = componentStyle({ display: 'flex', flex: 'none', width: 24, color: vars.color.leaf });
export const more = componentStyle({ display: 'flex', marginInlineStart: 'auto', color: vars.color.ink2 });
export const line = componentStyle({
  height: 1,
  margin: `${vars.space[8]} ${vars.space[12]}`,
  background: vars.color.line,
});
