import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const list = componentStyle({ display: 'grid' });
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  selectors: {
    '&:last-child': { boxShadow: 'none' },
    '&[data-dragged]': { background: vars.color.leafSoft, borderRadius: vars.radius.s },
    '&[data-fixed]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const grip = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.s,
  color: vars.color.ink2,
  touchAction: 'none',
  cursor: 'grab',
  selectors: { '[data-dragged] &': { cursor: 'grabbing' } },
});
export const moves = componentStyle({ display: 'flex' });
