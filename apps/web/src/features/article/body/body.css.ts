import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const picture = style({ position: 'relative', maxHeight: '90vh', width: '100%' });

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  padding: vars.space[12],
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  lineHeight: '24px',
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.leaf },
});
export const cardPicture = style({ flex: 'none', width: 88 });
export const cardWords = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: 15,
  color: vars.color.ink2,
});
export const cardTitle = style({ color: vars.color.ink, fontSize: 17, fontWeight: 620 });

export const video = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[16],
  width: '100%',
  border: 'none',
  aspectRatio: '16 / 9',
  borderRadius: vars.layout.pictureRadius,
  background: vars.color.sunken,
  color: vars.color.ink2,
});
