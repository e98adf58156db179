import { componentGlobalStyle, componentStyle, type LayeredRule } from '../../styles/componentStyle.ts';
import { focusRingRule, forcedOutline } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { text } from '../../styles/text.css.ts';
import { vars } from '../../styles/vars.css.ts';

/** Equals `uploadThumbnailPx` of the domain: style files are compiled separately and can't import other packages. */
const uploadThumbnailPx = 108;

export const tiles = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  borderRadius: vars.radius.s,
  selectors: { '&[data-dragged-over]': { outline: `2px dashed ${vars.color.leaf}`, outlineOffset: 4 } },
});

export const tile = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 6,
  width: uploadThumbnailPx,
  height: uploadThumbnailPx,
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  background: vars.color.sunken,
  ...forcedOutline(),
  selectors: { '&[data-dragged]': { outline: `2px solid ${vars.color.leaf}`, outlineOffset: 2, cursor: 'grabbing' } },
});

componentGlobalStyle(`${tile} > img`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: vars.filter.picture,
});

export const add = componentStyle(
  {
    background: vars.color.leafSoft,
    color: vars.color.leafInk,
    cursor: 'pointer',
    textAlign: 'center',
    selectors: { '&:has(:focus-visible)': focusRingRule, '&:has(:disabled)': { cursor: 'not-allowed' } },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoftHover } } } },
  },
  tile,
  text.micro,
);

export const retry = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: 6,
    position: 'absolute',
    inset: 0,
    width: '100%',
    background: vars.color.dangerSoft,
    color: vars.color.danger,
    borderRadius: 'inherit',
    selectors: { '&:focus-visible': { outlineOffset: -2 } },
  },
  text.micro,
);

const corner: LayeredRule = {
  position: 'absolute',
  top: 4,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: vars.color.veil,
  color: vars.color.ink,
};

/** A 44 px touch area around a 32 px button, as far as the tile does not clip it. */
const touch = (inset: string): LayeredRule => ({ '::after': { content: '""', position: 'absolute', inset } });

export const remove = componentStyle({ ...corner, ...touch('-4px -4px -8px -8px'), right: 4 });

/** Touch drags the tile instead of scrolling the page. */
export const handle = componentStyle({
  ...corner,
  ...touch('-4px -8px -8px -4px'),
  left: 4,
  touchAction: 'none',
  cursor: 'grab',
});

export const progress = componentStyle({
  appearance: 'none',
  position: 'absolute',
  left: 8,
  right: 8,
  bottom: 8,
  width: 'auto',
  height: 4,
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  background: vars.color.veil,
});

for (const part of ['-webkit-progress-bar', '-moz-progress-bar']) {
  componentGlobalStyle(`${progress}::${part}`, {
    background: part === '-moz-progress-bar' ? vars.color.leaf : vars.color.veil,
  });
}
componentGlobalStyle(`${progress}::-webkit-progress-value`, { background: vars.color.leaf, borderRadius: 2 });
