import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';
import { ownScroll } from './ownScroll.ts';

const wide = '(min-width: 768px)';

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });
export const days = style({ display: 'grid', gap: vars.space[16], width: 288, maxWidth: '100%' });
export const dayChips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const search = style({ width: '100%', '@media': { [wide]: { width: 260 } } });

export const wideOnly = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });

export const settings = style({
  display: 'grid',
  gap: vars.space[16],
  maxWidth: 640,
  paddingBottom: vars.space[24],
  '@media': { [wide]: ownScroll },
});
export const card = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[20],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const cardTitle = style({ fontSize: 18, lineHeight: '24px', fontWeight: 560 });
export const anonymous = style({ display: 'block', fontSize: 22, lineHeight: '28px', fontWeight: 600 });
export const hours = style({ display: 'grid', gap: vars.space[16], justifyItems: 'start' });
export const times = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[12], width: '100%' });
export const hint = style({ fontSize: 14, lineHeight: '20px', color: vars.color.ink2 });

export const keys = style({ display: 'grid', gap: vars.space[8], marginBottom: vars.space[20] });
export const key = style({ display: 'grid', gridTemplateColumns: '72px 1fr', alignItems: 'center' });
export const kbd = style({
  display: 'inline-block',
  minWidth: 32,
  padding: '4px 8px',
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  fontFamily: 'inherit',
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'center',
});

export const question = style({ display: 'grid', gap: vars.space[20] });

export const chatWaiting = style({ display: 'grid', placeContent: 'center', gridRow: '1 / -1' });

export const print = style({ maxWidth: 960, marginInline: 'auto', padding: vars.space[16] });
export const printHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBottom: vars.space[20],
  '@media': { print: { display: 'none' } },
});
export const printTitle = style({ flex: '1 1 220px', minWidth: 0, fontSize: 24, lineHeight: '32px', fontWeight: 540 });

export const pageHead = style({
  display: 'none',
  '@media': {
    [wide]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', flex: 'none', minHeight: 84 },
  },
});
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });
export const neighbours = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontSize: 14,
  lineHeight: '20px',
  color: vars.color.ink2,
});

export const compact = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  borderRadius: vars.radius.l,
  selectors: {
    '&:hover': { background: vars.color.surface },
    '&[data-open]': { background: vars.color.surface, boxShadow: `inset 0 0 0 2px ${vars.color.leaf}` },
  },
});
export const compactPicture = style({ flex: 'none', width: 48 });
export const compactWords = style({ display: 'grid', gap: vars.space[4], minWidth: 0, justifyItems: 'start' });
export const compactTitle = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 540,
  color: vars.color.ink,
  // The whole row is the link.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.l },
});
export const compactNumber = style({ fontSize: 12, lineHeight: '16px', color: vars.color.ink2 });

/** The strip is empty while there is a network. */
export const strip = style({ selectors: { '&:has(> :not(:empty))': { paddingBottom: vars.space[12] } } });

/** An element that only carries attributes. */
export const transparent = style({ display: 'contents' });
