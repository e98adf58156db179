import { componentGlobalStyle, componentStyle } from '../../../styles/componentStyle.ts';
import { pageRule } from '../../../styles/pageRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const page = componentStyle({
  page: 'day',
  width: '100%',
  maxWidth: '210mm',
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  padding: 'clamp(16px, 5vw, 48px)',
  borderRadius: 6,
  background: '#fff',
  color: '#000',
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow[2]}`,
  fontFamily: vars.font.family,
  fontSize: 14,
  lineHeight: '19px',
  '@media': { print: { padding: 0, borderRadius: 0, boxShadow: 'none' } },
});
export const head = componentStyle({ display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: 16 });
export const title = componentStyle({ fontSize: 28, lineHeight: '34px', fontWeight: 600, letterSpacing: '-0.02em' });
export const printed = componentStyle({ textAlign: 'right', fontSize: 13, lineHeight: '18px' });
export const scroll = componentStyle({ overflowX: 'auto', '@media': { print: { overflow: 'visible' } } });
export const table = componentStyle({ width: '100%', minWidth: 560, borderCollapse: 'collapse' });
componentGlobalStyle(`${table} th`, {
  textAlign: 'left',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  padding: '0 8px 8px 0',
});
componentGlobalStyle(`${table} td`, { borderTop: '1px solid #bbb', padding: '10px 8px 10px 0', verticalAlign: 'top' });
componentGlobalStyle(`${table} tr[data-slot] td`, { borderTop: '2px solid #000' });
componentGlobalStyle(`${table} tr`, { breakInside: 'avoid' });
export const box = componentStyle({
  display: 'block',
  width: 18,
  height: 18,
  border: '1.5px solid #000',
  borderRadius: 4,
});
export const figures = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const wish = componentStyle({
  display: 'inline-block',
  border: '1px solid #000',
  borderRadius: 4,
  padding: '0 6px',
  marginLeft: 8,
  fontSize: 12,
  lineHeight: '18px',
});
export const who = componentStyle({ display: 'block' });
export const subtitle = componentStyle({ fontSize: 18, lineHeight: '24px', fontWeight: 560 });
export const stems = componentStyle({ columns: '2 200px', columnGap: 40 });
export const stem = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  borderTop: '1px solid #bbb',
  padding: '8px 0',
  breakInside: 'avoid',
});

pageRule('day', { size: 'A4', margin: '14mm' });
