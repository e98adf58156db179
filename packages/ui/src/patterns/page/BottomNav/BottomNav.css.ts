import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { vars } from '../../../styles/vars.css.ts';
import { zIndex } from '../../../styles/zIndex.ts';

const phoneOnly = { '@media': { [media.md]: { display: 'none' } } } as const;

/** Keeps the end of the page clear of the bar. */
export const room = componentStyle({ height: 'calc(76px + env(safe-area-inset-bottom))', ...phoneOnly });

export const bar = componentStyle({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: zIndex.bar,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: '6px 4px calc(14px + env(safe-area-inset-bottom))',
  background: vars.color.surface,
  boxShadow: `0 -1px ${vars.color.line}, 0 -8px 24px rgb(58 44 20 / 0.06)`,
  ...phoneOnly,
});

export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  minHeight: 50,
  minWidth: 0,
  borderRadius: vars.radius.s,
  fontFamily: vars.font.family,
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 480,
  color: vars.color.ink2,
  selectors: { '&[aria-current="page"]': { color: vars.color.leaf } },
});

export const label = componentStyle({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = componentStyle({ position: 'absolute', top: 0, left: 'calc(50% + 5px)', display: 'flex' });
