import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

/** Reversed column: the newest messages are visible from the first paint and stay visible as more arrive. */
export const scroll = componentStyle({
  // Contains absolutely positioned, visually hidden elements, which would otherwise stretch the page.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // With positions counted from the end, the thread does its own scroll anchoring.
  overflowAnchor: 'none',
  padding: `${vars.space[12]} ${vars.space[16]}`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.md]: { padding: `${vars.space[16]} ${vars.space[24]}` } },
});

export const list = componentStyle({ display: 'flex', flexDirection: 'column', gap: 6 });

export const nothing = componentStyle({ ...textRule('small'), textAlign: 'center', color: vars.color.ink2 });

export const day = componentStyle({
  ...textRule('micro'),
  alignSelf: 'center',
  padding: '6px 12px',
  color: vars.color.ink2,
});

/** Floats over the bottom edge without taking space. */
export const fresh = componentStyle({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  height: 0,
});

const rule = { content: '""', flex: 1, height: 1, background: 'currentColor', opacity: 0.4 } as const;

export const unread = componentStyle({
  ...textRule('micro'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  marginBlock: vars.space[8],
  color: vars.color.lilac,
  '::before': rule,
  '::after': rule,
});

export const message = componentStyle({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[8],
  maxWidth: '86%',
  // With reduced motion everything has a very short transition, and heights would be measured before it ends.
  transitionProperty: 'none',
  selectors: {
    '&[data-own]': { alignSelf: 'end', flexDirection: 'row-reverse' },
    '&[data-last]:not(:last-child)': { marginBottom: 10 },
  },
  '@media': { [media.md]: { maxWidth: '62%' } },
});

/** Text and pictures of one message, stacked. */
export const said = componentStyle({
  display: 'grid',
  // Narrower than a picture, if the thread is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  minWidth: 0,
  justifyItems: 'start',
  selectors: { '[data-own] > &': { justifyItems: 'end' } },
});

export const bubble = componentStyle({
  padding: '10px 16px',
  borderRadius: '18px 18px 18px 6px',
  background: vars.color.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: { '[data-own] &': { background: vars.color.leafSoft, borderRadius: '18px 18px 6px 18px' } },
});

export const picture = componentStyle({ width: 232, maxWidth: '100%' });

export const time = componentStyle({
  ...textRule('micro'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBottom: vars.space[4],
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: '8px 12px',
  boxShadow: `0 1px ${vars.color.line}`,
  '@media': { [media.md]: { gap: vars.space[12], padding: `${vars.space[16]} ${vars.space[24]}` } },
});

export const person = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[12], minWidth: 0 });
export const name = componentStyle({ minWidth: 0 });
export const actions = componentStyle({ display: 'flex', flexShrink: 0, marginInlineStart: 'auto' });
