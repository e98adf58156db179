import { componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

export const empty = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[48]} ${vars.space[24]}`,
  textAlign: 'center',
});

export const text = componentStyle({ maxWidth: 420, color: vars.color.ink2, textWrap: 'pretty' });
export const action = componentStyle({ marginTop: vars.space[8], maxWidth: '100%' });

export const vase = componentStyle({ width: 176, height: 200 });
export const shade = componentStyle({ fill: vars.color.sunken });
export const stem = componentStyle({ stroke: vars.color.leaf, strokeWidth: 3, strokeLinecap: 'round' });
export const leaves = componentStyle({ fill: vars.color.leaf, opacity: 0.85 });
export const body = componentStyle({ fill: vars.color.lilacSoft, stroke: vars.color.lilac, strokeWidth: 2 });
export const rim = componentStyle({ stroke: vars.color.lilac, strokeWidth: 4, strokeLinecap: 'round' });
export const gleam = componentStyle({ stroke: vars.color.surface, strokeWidth: 5, strokeLinecap: 'round' });
export const petal = componentStyle({ fill: vars.color.peony, opacity: 0.55 });
