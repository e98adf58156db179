import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const counter = componentStyle({
  display: 'inline-block',
  minWidth: 18,
  height: 18,
  paddingInline: 5,
  borderRadius: 9,
  fontFamily: vars.font.family,
  fontSize: 11,
  lineHeight: '18px',
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 'normal',
});

export const tone = {
  peony: componentStyle({ background: vars.color.peony, color: vars.color.onPeony }),
  lilac: componentStyle({ background: vars.color.lilacSoft, color: vars.color.lilac }),
  leaf: componentStyle({ background: vars.color.leaf, color: vars.color.onLeaf }),
};
