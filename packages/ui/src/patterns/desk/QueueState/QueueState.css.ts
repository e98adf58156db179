import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const empty = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  padding: '40px 16px 32px',
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  textAlign: 'center',
});
export const cup = componentStyle({ width: 144, height: 'auto', marginBottom: vars.space[12] });
export const stem = componentStyle({ stroke: vars.color.leaf });
export const leaf = componentStyle({ fill: vars.color.leaf });
export const body = componentStyle({ fill: vars.color.lilacSoft, stroke: vars.color.lilac });
export const handle = componentStyle({ fill: 'none', stroke: vars.color.lilac });
export const shade = componentStyle({ fill: vars.color.sunken });
export const title = componentStyle(textRule('h3'));
export const text = componentStyle({ ...textRule('small'), maxWidth: 460, color: vars.color.ink2 });

export const rows = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  '@media': { [media.md]: { gap: 6 } },
});

export const card = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[12],
  padding: vars.space[20],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const sentence = componentStyle(textRule('small'));
