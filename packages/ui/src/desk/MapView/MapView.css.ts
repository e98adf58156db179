import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { focusRingRule, forcedOutline } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

const stageHeight = 420;

export const view = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  selectors: { '&:has(input:disabled)': { filter: 'grayscale(1)' } },
});
export const withMap = componentStyle({
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 320px)' } },
});

export const side = componentStyle({ display: 'grid', alignContent: 'start', gap: vars.space[4], minWidth: 0 });
export const stage = componentStyle({
  position: 'relative',
  // Libraries of maps stack their layers with large numbers.
  isolation: 'isolate',
  height: 280,
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  ...forcedOutline(),
  '@media': { [media.md]: { height: stageHeight } },
});
export const canvas = componentStyle({ position: 'absolute', inset: 0 });
const over = { position: 'absolute', zIndex: 1 } as const;
export const zoom = componentStyle({ ...over, top: 12, right: 12, display: 'grid', gap: vars.space[8] });
export const waiting = componentStyle({
  ...over,
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  background: vars.color.sunken,
  textAlign: 'center',
});
export const state = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[8], color: vars.color.ink2 },
  text.small,
);
export const hint = componentStyle({ display: 'block', color: vars.color.ink2 }, text.small);
/** Over the map, so that the list below does not move when a point is chosen. */
export const caption = componentStyle({
  ...over,
  insetInline: 8,
  bottom: 8,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.nested,
  background: vars.color.raised,
  boxShadow: vars.shadow[2],
  pointerEvents: 'none',
  '@media': { [media.md]: { display: 'none' } },
});
export const attribution = componentStyle(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[12], color: vars.color.ink2 },
  text.micro,
);

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  selectors: {
    [`${withMap} > &`]: {
      '@media': { [media.md]: { maxHeight: stageHeight, overflowY: 'auto', overscrollBehavior: 'contain' } },
    },
  },
});
export const row = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: vars.space[4],
  borderRadius: vars.radius.s,
  selectors: {
    '&[data-chosen]': {
      background: vars.color.leafSoft,
      boxShadow: `inset 0 0 0 2px ${vars.color.leaf}`,
      ...forcedOutline(3),
    },
    '&:has([data-invalid])': { boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    // Inside, where the scrolling list does not clip it.
    '&:has(input:focus-visible)': { ...focusRingRule, outlineOffset: -2 },
  },
});
export const choice = componentStyle({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 60,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.ink2, cursor: 'not-allowed' } },
});
export const words = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = componentStyle({ display: 'block' }, text.label);

/** The chosen mark is filled; the others have an edge in the same colour. */
export const mark = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  border: '2px solid currentColor',
  background: vars.color.surface,
  color: vars.color.leaf,
  selectors: {
    '&[data-kind="courier"]': { color: vars.color.lilac },
    '&[data-kind="recipient"]': { color: vars.color.peony },
    '&[data-chosen]': { background: 'currentColor' },
  },
});
componentGlobalStyle(`${mark}[data-chosen] > svg`, { color: vars.color.surface });
/** 44 × 44 px with its tip, which points at the place. */
export const pin = componentStyle({
  marginInline: 4,
  marginBottom: 8,
  cursor: 'pointer',
  filter: 'drop-shadow(0 2px 3px rgb(24 32 26 / 0.4))',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '100%',
      border: '7px solid transparent',
      borderTop: '8px solid currentColor',
      borderBottom: 0,
    },
    '&[data-chosen]': { scale: '1.15', transformOrigin: '50% calc(100% + 8px)' },
  },
});
