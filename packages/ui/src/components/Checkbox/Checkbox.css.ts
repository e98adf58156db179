import { componentStyle } from '../../styles/componentStyle.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const wrap = componentStyle({ display: 'grid', gap: 2 });
export const description = componentStyle({ display: 'block', color: vars.color.ink2 }, text.small);
/** A checkbox without a visible label, at the start of a row, 44 px square. */
export const bare = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  flex: 'none',
  cursor: 'pointer',
});
export const small = componentStyle({ display: 'block', paddingBlock: 2 }, text.small);
