import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 768px)';

export const page = style({
  width: '100%',
  maxWidth: 640,
  marginInline: 'auto',
  paddingBlock: `${vars.space[24]} ${vars.space[72]}`,
});

export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: 240 });

/** Full-bleed on a phone: the hours stand out on this surface only. */
export const form = style({
  padding: `${vars.space[24]} ${vars.space[16]}`,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [wide]: { padding: vars.space[32], marginInline: 0 } },
});
