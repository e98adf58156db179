import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

/** The author's name: one long word wraps instead of overflowing the dialog. */
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** The author, and links to the neighbouring posts. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
export const neighbours = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});

export const products = style({ display: 'grid', gap: vars.space[8] });
export const product = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.leaf },
});
export const productPicture = style({ flex: 'none', width: 56 });
export const productWords = style({
  flex: 1,
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  fontSize: 15,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
});
