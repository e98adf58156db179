import { componentGlobalStyle, componentStyle, type LayeredRule } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';
import { visuallyHiddenRule } from '../../styles/visuallyHidden.ts';
import { zIndex } from '../../styles/zIndex.ts';

const topHeight = 64;
const barHeight = 'calc(64px + env(safe-area-inset-bottom))';
const narrow = '(max-width: 1199.98px)';
/** The navigation is as narrow as its icons. */
const icons = '(max-width: 100px)';
const sideName = 'vetka-side';

const inIcons = (rule: LayeredRule): LayeredRule => ({ '@container': { [`${sideName} ${icons}`]: rule } });

export const shell = componentStyle({
  minHeight: '100dvh',
  background: vars.color.ground,
  '@media': {
    [media.md]: { display: 'grid', gridTemplate: `${topHeight}px 1fr / auto minmax(0, 1fr)` },
  },
});

export const skip = componentStyle({
  position: 'fixed',
  zIndex: zIndex.bar,
  top: 8,
  left: 8,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.s,
  background: vars.color.raised,
  boxShadow: vars.shadow[2],
  selectors: { '&:not(:focus)': visuallyHiddenRule },
});

export const top = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.header,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: topHeight,
  paddingInline: vars.space[16],
  background: vars.color.ground,
  boxShadow: `0 1px ${vars.color.line}`,
});
// Focused elements are scrolled to a place below the bar (WCAG 2.4.11).
export const topMark = 'data-vetka-app-top';
componentGlobalStyle(`:root[${topMark}]`, { scrollPaddingTop: topHeight + 8 });
const phoneOnly = { '@media': { [media.md]: { display: 'none' } } };
export const menu = componentStyle({ marginInlineStart: -8, ...phoneOnly });
export const brand = componentStyle(
  { flex: 1, minWidth: 0, '@media': { [media.md]: { flex: 'none', minWidth: 236 } } },
  text.label,
);
// As high as a finger.
componentGlobalStyle(`${brand} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: vars.control.s });
export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});

/** Looks like a field; on a phone it is an icon. */
export const command = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    flex: 'none',
    minWidth: 44,
    minHeight: vars.control.s,
    borderRadius: vars.radius.s,
    color: vars.color.ink2,
    '@media': {
      [media.md]: {
        flex: '0 1 360px',
        paddingInline: vars.space[12],
        background: vars.color.surface,
        boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
      },
      [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoft } } },
    },
  },
  text.body,
);
export const commandWord = componentStyle({ '@media': { [media.phone]: visuallyHiddenRule } });
export const shortcut = componentStyle(
  { marginInlineStart: 'auto', whiteSpace: 'nowrap', '@media': { [media.phone]: { display: 'none' } } },
  text.micro,
);

export const side = componentStyle({
  display: 'none',
  '@media': {
    [media.md]: {
      position: 'sticky',
      top: topHeight,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[12],
      width: 248,
      height: `calc(100dvh - ${topHeight}px)`,
      overflowY: 'auto',
      scrollbarWidth: 'none',
      padding: vars.space[12],
      containerType: 'inline-size',
      containerName: sideName,
      selectors: { '&[data-collapsed="true"]': { width: 68 } },
    },
    [narrow]: { selectors: { '&[data-collapsed="auto"]': { width: 68 } } },
  },
});
export const groupTitle = componentStyle(
  {
    padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[4]}`,
    color: vars.color.ink2,
    ...inIcons({ padding: 0, margin: '0 8px 12px', borderTop: `1px solid ${vars.color.line}` }),
  },
  text.micro,
);
/** Words that icons without words keep for screen readers. */
export const word = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'left',
  ...inIcons(visuallyHiddenRule),
});
export const item = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    width: '100%',
    minHeight: vars.control.s,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.s,
    color: vars.color.ink2,
    selectors: { '&[aria-current]': { background: vars.color.leafSoft, color: vars.color.leafInk } },
    '@media': { [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.sunken } } } },
  },
  text.label,
);
export const count = componentStyle({ display: 'flex', ...inIcons({ position: 'absolute', top: 2, right: 2 }) });
export const bottom = componentStyle({ display: 'grid', gap: vars.space[12], marginTop: 'auto' });
export const foot = componentStyle(inIcons({ display: 'none' }));
export const arrow = componentStyle({ display: 'flex', selectors: { '&[data-collapsed]': { rotate: '180deg' } } });

export const main = componentStyle({
  minWidth: 0,
  padding: vars.space[16],
  selectors: {
    '[data-phone="bar"] > &': {
      // What sticks to the foot of a list stands above the bar.
      '@media': { [media.phone]: { paddingBottom: `calc(${barHeight} + 16px)`, vars: { '--vetka-floor': barHeight } } },
    },
  },
});

export const bar = componentStyle({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: zIndex.bar,
  display: 'flex',
  height: barHeight,
  padding: '6px 4px env(safe-area-inset-bottom)',
  background: vars.color.surface,
  boxShadow: `0 -1px ${vars.color.line}`,
  ...phoneOnly,
});
export const barMark = 'data-vetka-app-bar';
componentGlobalStyle(`:root[${barMark}]`, {
  '@media': { [media.phone]: { scrollPaddingBottom: `calc(${barHeight} + 8px)` } },
});
export const tab = componentStyle(
  {
    flex: '1 1 0',
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 2,
    minWidth: 0,
    borderRadius: vars.radius.s,
    color: vars.color.ink2,
    selectors: { '&[aria-current]': { color: vars.color.leaf } },
  },
  text.micro,
);
export const tabWord = componentStyle({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const tabCount = componentStyle({ position: 'absolute', top: 0, left: 'calc(50% + 5px)', display: 'flex' });
