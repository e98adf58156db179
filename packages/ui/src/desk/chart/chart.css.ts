import { componentGlobalStyle, componentStyle } from '../../styles/componentStyle.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

const figures = { fontVariantNumeric: 'tabular-nums' } as const;

export const chart = componentStyle({ display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)' });
export const axis = componentStyle({ display: 'block' });
componentGlobalStyle(`${axis} text`, { fontSize: 12, ...figures, fill: vars.color.ink2 });
export const plot = componentStyle({
  display: 'block',
  overflow: 'visible',
  touchAction: 'pan-y',
  outlineOffset: 4,
});
export const lines = componentStyle({ stroke: vars.color.line });
export const reach = componentStyle({ fill: 'transparent' });
export const below = componentStyle(
  {
    ...figures,
    fill: vars.color.ink2,
    textAnchor: 'middle',
    selectors: { '&[data-last]': { textAnchor: 'end' }, '&[data-words="wide"]': { display: 'none' } },
    '@media': { [media.md]: { selectors: { '&[data-words="wide"]': { display: 'inline' } } } },
  },
  text.micro,
);
export const tip = componentStyle({ pointerEvents: 'none' });
componentGlobalStyle(`${tip} rect`, { fill: vars.color.ink });
componentGlobalStyle(`${tip} text`, { ...figures, fontSize: 13, fontWeight: 540, fill: vars.color.ground });
componentGlobalStyle(`${tip} [data-quiet]`, { fontSize: 12, fontWeight: 400 });
