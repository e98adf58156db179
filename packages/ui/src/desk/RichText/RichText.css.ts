import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

/** A text of a page. Headings follow its size. */
export const prose = componentStyle({
  maxWidth: 680,
  marginInline: 'auto',
  fontSize: 18,
  lineHeight: 1.6667,
  overflowWrap: 'anywhere',
});
/** A text inside something else: a form, a card, a product's page. */
export const compact = componentStyle({ maxWidth: 'none', fontSize: 16 });

componentGlobalStyle(`${prose} > * + *`, { marginTop: '1.1em' });
componentGlobalStyle(`${prose} h2`, {
  fontSize: '1.444em',
  lineHeight: 1.23,
  fontWeight: 640,
  letterSpacing: '-0.01em',
});
componentGlobalStyle(`${prose} h3`, { fontSize: '1.111em', lineHeight: 1.4, fontWeight: 620 });
componentGlobalStyle(`${prose} > * + :is(h2, h3)`, { marginTop: '1.6em' });
componentGlobalStyle(`${prose} ul`, { listStyle: 'disc', paddingInlineStart: '1.3em' });
componentGlobalStyle(`${prose} ol`, { listStyle: 'decimal', paddingInlineStart: '1.5em' });
componentGlobalStyle(`${prose} li + li`, { marginTop: vars.space[8] });
componentGlobalStyle(`${prose} li::marker`, { color: vars.color.leaf });
componentGlobalStyle(`${prose} a`, { color: vars.color.leaf, textDecoration: 'underline', textUnderlineOffset: '3px' });
componentGlobalStyle(`${prose} strong`, { fontWeight: 620 });
componentGlobalStyle(`${prose} blockquote`, {
  padding: `${vars.space[20]} ${vars.space[24]}`,
  borderRadius: vars.radius.l,
  background: vars.color.lilacSoft,
  color: vars.color.lilac,
  fontWeight: 560,
});
componentGlobalStyle(`${prose} img`, {
  width: '100%',
  height: 'auto',
  borderRadius: vars.layout.pictureRadius,
  filter: vars.filter.picture,
});
componentGlobalStyle(`${prose} figcaption`, {
  marginTop: vars.space[8],
  color: vars.color.ink2,
  fontSize: 14,
  lineHeight: '20px',
});
