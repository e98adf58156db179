import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

const narrow = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const layout = componentStyle({
  display: 'grid',
  ...narrow,
  alignItems: 'start',
  gap: vars.space[12],
  paddingBottom: 120,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gap: vars.space[32],
      paddingBottom: vars.space[96],
    },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: vars.space[48] },
  },
});
export const form = componentStyle({
  display: 'grid',
  ...narrow,
  gap: vars.space[12],
  '@media': { [media.md]: { gap: vars.space[24] } },
});
export const title = componentStyle({ marginBottom: 4, '@media': { [media.md]: { marginBottom: 0 } } }, text.h1);
export const aside = componentStyle({
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  '@media': { [media.md]: { position: 'sticky', top: 24, marginTop: 72, marginInline: 0 } },
});

/** Full-bleed on a phone. */
export const step = componentStyle({
  display: 'grid',
  ...narrow,
  gap: vars.space[20],
  padding: '20px 16px 24px',
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.md]: { padding: '28px 32px 32px', marginInline: 0 } },
});
export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
export const number = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: vars.color.leaf,
  color: vars.color.onLeaf,
  fontFamily: vars.font.family,
  fontSize: 15,
  lineHeight: 1,
  fontWeight: 560,
});
export const seller = componentStyle({ flex: 1, minWidth: 0 });
export const sellerName = componentStyle({ overflowWrap: 'anywhere' }, text.h3);
export const small = componentStyle({ ...textRule('small'), color: vars.color.ink2 });
export const thumbs = componentStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'flex', gap: vars.space[8] } },
});
export const thumb = componentStyle({ flex: 'none', width: 52 });

export const subtitle = componentStyle({ marginTop: vars.space[8] }, text.h3);
export const info = componentStyle({
  ...textRule('small'),
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'flex-start',
  color: vars.color.ink2,
});
export const infoIcon = componentStyle({ display: 'flex', flex: 'none', paddingTop: 2 });
export const waiting = componentStyle({ display: 'grid', placeItems: 'center', minHeight: 168 });

export const group = componentStyle({ display: 'grid', ...narrow, gap: vars.space[16] });
export const four = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const two = componentStyle({
  display: 'grid',
  ...narrow,
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const choice = componentStyle({ maxWidth: 420 });

export const summary = componentStyle({
  display: 'grid',
  ...narrow,
  gap: vars.space[16],
  padding: '20px 16px 24px',
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.md]: { padding: 24 } },
});
export const summaryTitle = text.h2;
export const lines = componentStyle({ ...textRule('small'), display: 'grid', ...narrow, gap: vars.space[8] });
export const line = componentStyle({ display: 'flex', justifyContent: 'space-between', gap: vars.space[16] });
export const label = componentStyle({ color: vars.color.ink2, minWidth: 0, overflowWrap: 'anywhere' });
export const value = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const gain = componentStyle({ color: vars.color.peony });
export const total = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
});
export const totalLabel = text.h3;
export const totalValue = componentStyle(
  { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', marginLeft: 'auto' },
  text.h1,
);
export const submit = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const barSum = componentStyle({ flex: 1, minWidth: 0, display: 'grid' });
export const barPrice = text.price;
export const barButton = componentStyle({ flex: 1.5, display: 'grid', minWidth: 0 });
