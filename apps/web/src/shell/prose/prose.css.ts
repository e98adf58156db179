import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const prose = style({
  maxWidth: 680,
  marginInline: 'auto',
  fontSize: 18,
  lineHeight: '30px',
  overflowWrap: 'anywhere',
});

globalStyle(`${prose} > * + *`, { marginTop: vars.space[20] });
globalStyle(`${prose} h2`, { fontSize: 26, lineHeight: '32px', fontWeight: 640, letterSpacing: '-0.01em' });
globalStyle(`${prose} > * + h2`, { marginTop: vars.space[40] });
globalStyle(`${prose} h3`, { fontSize: 20, lineHeight: '28px', fontWeight: 620 });
globalStyle(`${prose} > * + h3`, { marginTop: vars.space[32] });
globalStyle(`${prose} ul`, { listStyle: 'disc', paddingInlineStart: '1.3em' });
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingInlineStart: '1.5em' });
globalStyle(`${prose} li + li`, { marginTop: vars.space[8] });
globalStyle(`${prose} li::marker`, { color: vars.color.leaf });
globalStyle(`${prose} a`, { color: vars.color.leaf, textDecoration: 'underline', textUnderlineOffset: '3px' });
globalStyle(`${prose} strong`, { fontWeight: 620 });
globalStyle(`${prose} blockquote`, {
  padding: `${vars.space[20]} ${vars.space[24]}`,
  borderRadius: vars.radius.l,
  background: vars.color.lilacSoft,
  color: vars.color.lilac,
  fontWeight: 560,
});
globalStyle(`${prose} img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.layout.pictureRadius,
  filter: vars.filter.picture,
});
globalStyle(`${prose} figcaption`, {
  marginTop: vars.space[8],
  color: vars.color.ink2,
  fontSize: 14,
  lineHeight: '20px',
});
