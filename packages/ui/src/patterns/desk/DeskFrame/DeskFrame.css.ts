import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';
import { visuallyHiddenRule } from '../../../styles/visuallyHidden.ts';
import { zIndex } from '../../../styles/zIndex.ts';
import { bottomBar, bottomBarHeight } from '../../bottomBar.css.ts';

const tablet = '(min-width: 768px) and (max-width: 1199.98px)';

export const frame = componentStyle({
  background: vars.color.ground,
  '@media': {
    // What sticks to the foot of a list stands above the tabs.
    [media.phone]: { vars: { '--vetka-floor': bottomBarHeight } },
    [media.md]: { display: 'grid', gridTemplateColumns: '80px minmax(0, 1fr)', height: '100dvh' },
    [media.desk]: { gridTemplateColumns: '248px minmax(0, 1fr)' },
  },
});

export const rail = componentStyle({
  display: 'none',
  '@media': {
    [media.md]: {
      display: 'flex',
      flexDirection: 'column',
      gap: 2,
      minHeight: 0,
      overflowY: 'auto',
      scrollbarWidth: 'none',
      padding: '16px 6px 16px 16px',
    },
    [media.desk]: { paddingRight: 12 },
  },
});

/** Words that the rail of icons hides from the screen only. */
export const word = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [tablet]: visuallyHiddenRule },
});

export const shop = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  minWidth: 0,
  minHeight: 60,
  padding: 8,
  borderRadius: vars.radius.s,
  textAlign: 'left',
  '@media': {
    [media.md]: { flex: 'none', background: vars.color.surface },
    [tablet]: { justifyContent: 'center', paddingInline: 0 },
    [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoft } } },
  },
});
export const shopWords = componentStyle({ display: 'grid', flex: '0 1 auto' }, word);
export const shopName = componentStyle({ ...textRule('label'), overflow: 'hidden', textOverflow: 'ellipsis' });
export const hours = componentStyle({ ...textRule('micro'), color: vars.color.ink2 });
export const chevrons = componentStyle({
  display: 'flex',
  color: vars.color.ink2,
  '@media': { [tablet]: { display: 'none' }, [media.desk]: { marginLeft: 'auto' } },
});

export const sections = componentStyle({ display: 'grid', gap: 2, marginTop: vars.space[12] });

export const item = componentStyle({
  ...textRule('label'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  minHeight: 44,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.s,
  color: vars.color.ink2,
  textAlign: 'left',
  selectors: { '&[aria-current="page"]': { background: vars.color.leafSoft, color: vars.color.leafInk } },
  '@media': {
    [tablet]: { justifyContent: 'center', paddingInline: 0 },
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.sunken } } },
  },
});
export const count = componentStyle({
  display: 'flex',
  '@media': { [tablet]: { position: 'absolute', top: 2, right: 4 } },
});

export const foot = componentStyle({ display: 'grid', gap: 2, marginTop: 'auto', paddingTop: vars.space[16] });
export const accepting = componentStyle({
  ...textRule('small'),
  display: 'flex',
  paddingInline: vars.space[12],
  '@media': { [tablet]: { paddingInline: 8, justifyContent: 'center' } },
});
export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  fontSize: 22,
  color: vars.color.leaf,
});

export const main = componentStyle({
  minWidth: 0,
  padding: '0 16px 16px',
  '@media': {
    // The bar with «back» has a line below it.
    [media.phone]: { selectors: { '[data-back] ~ &': { paddingTop: vars.space[12] } } },
    [media.md]: { display: 'flex', flexDirection: 'column', minHeight: 0, padding: '0 16px 0 8px', overflow: 'hidden' },
  },
});

export const top = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.header,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: 64,
  padding: '6px 8px',
  background: vars.color.ground,
  '@media': { [media.md]: { display: 'none' } },
  selectors: { '&[data-back]': { boxShadow: `0 1px ${vars.color.line}` } },
});
export const back = componentStyle({
  ...textRule('label'),
  flex: 1,
  minWidth: 0,
  fontSize: 17,
  overflowWrap: 'anywhere',
});
export const topActions = componentStyle({ display: 'flex', marginLeft: 'auto' });

export const bar = componentStyle(
  { alignItems: 'stretch', gap: 0, padding: '6px 4px calc(14px + env(safe-area-inset-bottom))' },
  bottomBar,
);
export const tab = componentStyle({
  flex: '1 1 0',
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  minWidth: 0,
  minHeight: 50,
  borderRadius: vars.radius.s,
  fontFamily: vars.font.family,
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 480,
  color: vars.color.ink2,
  selectors: { '&[aria-current="page"]': { color: vars.color.leaf } },
  // On the narrowest phones equal shares are too narrow for «Статистика».
  '@media': { '(max-width: 359.98px)': { flexBasis: 'auto' } },
});
export const tabCount = componentStyle({ position: 'absolute', top: 0, left: 'calc(50% + 5px)', display: 'flex' });

/** «Ещё»: rows with a description, and the switch. */
export const more = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });
export const card = componentStyle({
  padding: '0 16px',
  borderRadius: 16,
  background: vars.color.surface,
  selectors: { '&[data-switch]': { paddingBlock: 12 } },
});
export const moreRow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 64,
  paddingBlock: vars.space[8],
  selectors: { 'li + li > &': { boxShadow: `0 -1px ${vars.color.line}` } },
});
export const disc = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: vars.color.leafSoft,
  color: vars.color.leafInk,
});
export const moreWords = componentStyle({ flex: 1, minWidth: 0, display: 'grid' });
export const moreLabel = componentStyle(textRule('label'));
export const moreNote = componentStyle({ ...textRule('small'), color: vars.color.ink2 });
