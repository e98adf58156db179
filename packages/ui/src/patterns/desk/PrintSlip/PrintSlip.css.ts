import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { pageRule } from '../../../styles/pageRule.ts';
import { vars } from '../../../styles/vars.css.ts';
import { handFamily } from '../CardNote/CardNote.css.ts';

/** Black on white in every theme: this is paper. */
export const slip = componentStyle({
  page: 'slip',
  width: '105mm',
  maxWidth: '100%',
  minHeight: '148mm',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '7mm',
  borderRadius: 6,
  background: '#fff',
  color: '#000',
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow[2]}`,
  fontFamily: vars.font.family,
  fontSize: 14,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});
export const head = componentStyle({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 12 });
export const number = componentStyle({ fontSize: 30, lineHeight: '32px', fontWeight: 600, letterSpacing: '-0.02em' });
export const small = componentStyle({ fontSize: 12.5, lineHeight: '17px' });
export const shop = componentStyle({ fontSize: 17, lineHeight: '22px', fontWeight: 600, textAlign: 'right' });
export const part = componentStyle({ display: 'grid', gap: 6, paddingTop: 8, borderTop: '1px dashed #777' });
export const address = componentStyle({ fontSize: 17, lineHeight: '22px', fontWeight: 560 });
export const box = componentStyle({
  border: '1.5px solid #000',
  borderRadius: 6,
  padding: '4px 10px',
  fontWeight: 560,
});
export const hand = componentStyle({
  fontFamily: handFamily,
  fontSize: 23,
  lineHeight: '27px',
  fontWeight: 500,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
/** One card of a text. Its sizes are those of `cardPaper` in `@vetka/domain/card`, which lays out the lines. */
export const card = componentStyle(
  {
    page: 'card',
    width: '100mm',
    maxWidth: '100%',
    minHeight: '70mm',
    padding: '8mm',
    background: '#fff',
    color: '#000',
  },
  hand,
);
export const door = componentStyle({ display: 'block' });
export const contents = componentStyle({ display: 'block', fontSize: 12.5, lineHeight: '17px' });
export const foot = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 'auto',
  fontSize: 12.5,
  lineHeight: '17px',
});

/** The papers of a print page; nothing else is printed. */
export const sheets = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[24],
  '@media': { print: { display: 'block' } },
});
componentGlobalStyle(`body:has(${sheets}) :not(:has(${sheets}), ${sheets}, ${sheets} *)`, {
  '@media': { print: { display: 'none' } },
});
// What is around the papers must neither clip them nor move them.
componentGlobalStyle(`body:has(${sheets}), body :has(${sheets})`, {
  '@media': {
    print: {
      display: 'block !important',
      position: 'static',
      height: 'auto !important',
      overflow: 'visible !important',
      margin: '0 !important',
      padding: '0 !important',
    },
  },
});
componentGlobalStyle(`body ${slip}`, {
  '@media': {
    print: { width: '105mm', maxWidth: 'none', height: '148mm', minHeight: 0, borderRadius: 0, boxShadow: 'none' },
  },
});
componentGlobalStyle(`body ${sheets} > * + *`, { '@media': { print: { breakBefore: 'page' } } });

// A6, which is not among the names of CSS.
pageRule('slip', { size: '105mm 148mm', margin: '0' });
pageRule('card', { size: '100mm 70mm', margin: '0' });
