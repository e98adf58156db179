import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

const wide = '(min-width: 1024px)';
const phone = '(max-width: 767px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignItems: 'start',
  width: '100%',
  maxWidth: 1180,
  marginInline: 'auto',
  padding: `0 ${vars.space[16]} 96px`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  background: vars.color.ground,
  '@media': { [phone]: { flexWrap: 'wrap', rowGap: 0, paddingBottom: vars.space[4] } },
});
// The saving state has a line of its own on a phone, where its words would be broken.
globalStyle(`${bar} > :first-child`, { '@media': { [phone]: { marginRight: 'auto' } } });

export const mark = style({
  flex: 1,
  minWidth: 0,
  color: vars.color.ink2,
  fontSize: 14,
  lineHeight: '20px',
  '@media': { [phone]: { order: 1, flexBasis: '100%' } },
});

export const paper = style({
  // The tools of the text stop below the bar.
  vars: { '--vetka-ceiling': '68px' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  padding: vars.space[32],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [phone]: { vars: { '--vetka-ceiling': '80px' }, padding: 0, background: 'none' } },
});

const words = style({
  width: '100%',
  maxWidth: 680,
  marginInline: 'auto',
  padding: 0,
  border: 'none',
  outline: 'none',
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  resize: 'none',
  fieldSizing: 'content',
  '::placeholder': { color: vars.color.ink2, opacity: 1 },
});
export const title = style([
  words,
  {
    fontSize: 40,
    lineHeight: '48px',
    fontWeight: 640,
    letterSpacing: '-0.02em',
    '@media': { [phone]: { fontSize: 32, lineHeight: '38px' } },
  },
]);
export const lead = style([words, { color: vars.color.ink2, fontSize: 18, lineHeight: '28px' }]);

export const cover = style({ position: 'relative', height: 240, maxWidth: 680, width: '100%', marginInline: 'auto' });
export const coverButton = style({ position: 'absolute', top: vars.space[12], right: vars.space[12] });
export const noCover = style({ maxWidth: 680, width: '100%', marginInline: 'auto' });

export const leaf = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
});
export const leafWords = style({ display: 'grid', minWidth: 0, fontSize: 15, lineHeight: '22px', textAlign: 'start' });

export const picture = style({ display: 'grid', gap: vars.space[12] });
export const pictureBox = style({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 120,
  borderRadius: vars.layout.pictureRadius,
  background: vars.color.sunken,
});
export const preview = style({ opacity: 0.5, maxHeight: 420, objectFit: 'contain' });
export const uploadNote = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[8],
  fontSize: 15,
});
export const pictureFields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: vars.space[12],
  alignItems: 'start',
  fontSize: 16,
  lineHeight: '24px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const choices = style({ display: 'grid', gap: vars.space[4] });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  padding: vars.space[8],
  border: 'none',
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.ink,
  ':hover': { background: vars.color.sunken },
});
export const choicePicture = style({ flex: 'none', width: 56 });

export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });
export const checklist = style({ display: 'grid', gap: vars.space[8], color: vars.color.ink2, fontSize: 15 });
export const check = style({ display: 'flex', gap: vars.space[8], alignItems: 'center' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
