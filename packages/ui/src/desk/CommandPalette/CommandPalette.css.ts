import { row as listRow } from '../../internal/popover/popover.css.ts';
import { componentStyle } from '../../styles/componentStyle.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { visuallyHiddenRule } from '../../styles/visuallyHidden.ts';

export const palette = componentStyle({ display: 'grid', gap: vars.space[12], gridTemplateColumns: 'minmax(0, 1fr)' });
/** The height does not change while a word is typed. */
export const list = componentStyle({
  gridArea: '2 / 1',
  height: 'min(360px, 45dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const group = componentStyle(
  { color: vars.color.ink2, padding: `${vars.space[12]} ${vars.space[12]} ${vars.space[4]}` },
  text.small,
);
export const row = componentStyle({ minHeight: vars.control.m }, listRow);
export const icon = componentStyle({ display: 'flex', flex: 'none', color: vars.color.ink2 });
export const label = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const note = componentStyle({ marginInlineStart: 'auto', flex: 'none', color: vars.color.ink2 }, text.small);
export const said = componentStyle(visuallyHiddenRule);
/** In the place of the first command. */
export const nothing = componentStyle(
  { gridArea: '2 / 1', alignSelf: 'start', color: vars.color.ink2, paddingInline: vars.space[12] },
  text.small,
);
