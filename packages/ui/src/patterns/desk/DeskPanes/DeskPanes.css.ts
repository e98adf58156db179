import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

const tablet = '(min-width: 768px) and (max-width: 1199.98px)';

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  padding: '4px 0 12px',
  '@media': { [media.md]: { flex: 'none', flexWrap: 'nowrap', gap: vars.space[16], minHeight: 84, padding: 0 } },
});
export const titles = componentStyle({ flex: 1, minWidth: 0 });
export const title = componentStyle({
  fontFamily: vars.font.family,
  fontSize: 26,
  lineHeight: '32px',
  fontWeight: 540,
  letterSpacing: '-0.022em',
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { fontSize: 30, lineHeight: '36px' } },
});
export const note = componentStyle({ ...textRule('small'), color: vars.color.ink2 });

export const panes = componentStyle({
  position: 'relative',
  '@media': {
    [media.md]: {
      flex: 1,
      minHeight: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      gap: vars.space[16],
      paddingBottom: vars.space[16],
    },
    [media.desk]: {
      selectors: {
        '&[data-open="beside"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(400px, 480px)' },
        '&[data-open="wide"]': { gridTemplateColumns: '276px minmax(0, 1fr)' },
      },
    },
  },
});

export const list = componentStyle({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A scrolling row of filters would otherwise shrink.
  gridAutoRows: 'max-content',
  gap: 14,
  '@media': {
    [media.md]: { minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin', paddingBottom: vars.space[24] },
    [media.phone]: { selectors: { '[data-open] > &': { display: 'none' } } },
    [tablet]: { selectors: { '[data-open="wide"] > &': { display: 'none' } } },
  },
});

export const sheet = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': {
    [media.md]: { minHeight: 0, overflow: 'hidden', borderRadius: vars.radius.l, background: vars.color.surface },
    // Over the list, which stays visible and usable beside it.
    [tablet]: {
      selectors: {
        '[data-open="beside"] > &': {
          position: 'absolute',
          inset: '0 0 16px auto',
          width: 'min(520px, 100%)',
          boxShadow: vars.shadow[3],
        },
      },
    },
  },
});
export const body = componentStyle({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'max-content',
  gap: vars.space[20],
  paddingTop: vars.space[12],
  '@media': {
    [media.md]: { minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin', padding: '20px 24px' },
  },
});
