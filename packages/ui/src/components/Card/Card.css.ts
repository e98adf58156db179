import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

export const card = componentStyle({
  borderRadius: vars.radius.l,
  minWidth: 0,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tone = {
  surface: componentStyle({ background: vars.color.surface }),
  sunken: componentStyle({ background: vars.color.sunken }),
  leaf: componentStyle({ background: vars.color.leafSoft, color: vars.color.leafInk }),
  lilac: componentStyle({ background: vars.color.lilacSoft }),
  forest: componentStyle({ background: vars.color.forest, color: vars.color.onForest }),
};

export const padding = {
  none: componentStyle({ padding: 0 }),
  s: componentStyle({ padding: vars.space[16] }),
  m: componentStyle({ padding: vars.space[16], '@media': { [media.md]: { padding: vars.space[20] } } }),
  l: componentStyle({ padding: vars.space[16], '@media': { [media.md]: { padding: vars.space[24] } } }),
};

export const clip = componentStyle({ overflow: 'hidden' });
