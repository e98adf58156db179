import { componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { textRule } from '../../styles/textRule.ts';
import { vars } from '../../styles/vars.css.ts';

export const prices = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
});

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const size = {
  s: componentStyle({ ...textRule('label'), ...figures, fontWeight: 560 }),
  m: text.price,
  l: text.priceL,
};

export const sale = componentStyle({ color: vars.color.peony });

const old = { ...textRule('small'), ...figures, color: vars.color.ink2, textDecoration: 'line-through' } as const;

export const oldPrice = {
  s: componentStyle({ ...old, fontSize: 12 }),
  m: componentStyle({ ...old, fontSize: 12, '@media': { [media.md]: { fontSize: 14 } } }),
  l: componentStyle({ ...old, fontSize: 16, '@media': { [media.md]: { fontSize: 18 } } }),
};
