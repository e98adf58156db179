import { componentStyle } from '../../styles/componentStyle.ts';
import { forcedEdge } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

export const tags = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const tag = componentStyle({
  ...forcedEdge,
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  minHeight: 44,
  paddingInlineStart: vars.space[16],
  borderRadius: 22,
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
  fontSize: 14,
  lineHeight: '20px',
});
export const remove = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 22,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoftHover } } } },
});
