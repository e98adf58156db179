import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const snippet = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.sunken,
  overflowWrap: 'anywhere',
});
export const address = style({ fontSize: 13, lineHeight: '16px', color: vars.color.ink2 });
export const title = style({ fontSize: 20, lineHeight: '26px', color: vars.color.lilac });
export const description = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });
