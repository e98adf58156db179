import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

/** A card on a phone, plain on the sheet of wider screens. */
export const block = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  selectors: { '&[data-card]': { padding: vars.space[16], borderRadius: 16, background: vars.color.surface } },
  '@media': { [media.md]: { selectors: { '&[data-card]': { padding: 0, background: 'none' } } } },
});
export const blockHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minHeight: 24,
});
export const blockTitle = componentStyle({ ...textRule('label'), fontSize: 16, lineHeight: '22px', fontWeight: 560 });

export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  padding: vars.space[20],
  borderRadius: vars.radius.l,
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
});
export const stepHead = componentStyle({
  display: 'flex',
  // Beside a long deadline the words would be a narrow column.
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 12,
});
export const stepWords = componentStyle({ flex: '1 1 200px', minWidth: 0 });
export const stepTitle = componentStyle(textRule('h3'));
export const stepText = componentStyle({ ...textRule('small'), marginTop: 2 });
export const due = componentStyle({
  ...textRule('small'),
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-hot]': { color: vars.color.clay, fontWeight: 560 } },
});

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  containerType: 'inline-size',
});
export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@container': {
    '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)', gap: '24px 28px' },
  },
});
export const column = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': { [media.md]: { gap: vars.space[24] } },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 12,
});
export const headWords = componentStyle({ minWidth: 0, flex: '1 1 220px' });
export const headTitle = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
});
export const number = componentStyle(textRule('h2'));
export const note = componentStyle({ ...textRule('small'), marginTop: 4, color: vars.color.ink2 });
export const headActions = componentStyle({ display: 'flex', alignItems: 'center', gap: 4 });

export const product = componentStyle({ display: 'flex', gap: 14, alignItems: 'center' });
export const picture = componentStyle({ flex: 'none', width: 64 });
export const productWords = componentStyle({ flex: 1, minWidth: 0, display: 'grid', gap: 4, justifyItems: 'start' });
export const productTitle = componentStyle({
  ...textRule('label'),
  fontSize: 16,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
});
export const productNote = componentStyle({ ...textRule('small'), color: vars.color.ink2 });
