import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

export const steps = componentStyle({ display: 'grid', gap: vars.space[12], minWidth: 0 });
export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.md]: { padding: `${vars.space[20]} ${vars.space[24]}` } },
});
export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[16] });
export const disc = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  color: vars.color.ink2,
  fontWeight: 560,
  selectors: {
    '[data-state="current"] &': { background: vars.color.leaf, color: vars.color.onLeaf },
    '[data-state="done"] &': { background: vars.color.leafSoft, color: vars.color.leafInk },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const words = componentStyle({ display: 'grid', gap: 2, flex: 1, minWidth: 0 });
export const title = componentStyle({ fontSize: 19, lineHeight: '26px', fontWeight: 560 });
export const note = componentStyle({ color: vars.color.ink2, overflowWrap: 'anywhere' }, text.small);
/** Under the words of the heading. */
export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': { [media.md]: { paddingInlineStart: 60 } },
});
