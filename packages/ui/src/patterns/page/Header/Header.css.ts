import { button, size, variant } from '../../../components/Button/Button.css.ts';
import { componentStyle } from '../../../styles/componentStyle.ts';
import { fieldFrame } from '../../../styles/fieldFrame.ts';
import { forcedOutline } from '../../../styles/focusRing.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';
import { visuallyHiddenRule } from '../../../styles/visuallyHidden.ts';
import { zIndex } from '../../../styles/zIndex.ts';

const desktopOnly = { display: 'none' } as const;

export const header = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.header,
  background: vars.color.ground,
  paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
  '@media': { [media.md]: { position: 'relative', paddingBlock: 0 } },
  selectors: { '&[data-searching]': { zIndex: zIndex.panel } },
});

/** Dims the page below the header while the suggestions or the menu are open. */
export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.header - 1,
  background: vars.color.scrim,
  '@media': { [media.phone]: { display: 'none' } },
});

export const strip = componentStyle({
  ...textRule('small'),
  ...desktopOnly,
  color: vars.color.ink2,
  '@media': { [media.md]: { display: 'flex', alignItems: 'center', gap: 28, minHeight: 40 } },
});

export const stripLinks = componentStyle({ display: 'flex', gap: 28, marginLeft: 'auto' });

export const stripLink = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});

/** Shrinks first when space is tight. */
export const nearest = componentStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const city = componentStyle({
  ...textRule('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  minHeight: 44,
  color: vars.color.ink,
  fontWeight: 480,
  '@media': { [media.md]: { flex: 'none', minHeight: 40 } },
});

export const cityName = componentStyle({
  minWidth: 0,
  maxWidth: 'min(172px, 34vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const main = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  '@media': {
    [media.md]: { position: 'relative', flexWrap: 'nowrap', columnGap: vars.space[16], minHeight: 80 },
    [media.xl]: { columnGap: vars.space[24] },
  },
});

/** City and favourites beside the logo on a phone. */
export const phoneActions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  marginLeft: 'auto',
  '@media': { [media.md]: desktopOnly },
});

/** Aligns the heart itself with the page edge, not its button. */
export const phoneFavorites = componentStyle({ marginRight: -10 });

const onlyDesktop = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });
export const catalog = [button, variant.solid, size.m, onlyDesktop].join(' ');
export const catalogLabel = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

/** The suggestions are as wide as the field on a large screen, as the whole bar on a tablet. */
export const searchPlace = componentStyle({
  flex: '1 1 100%',
  minWidth: 0,
  height: 48,
  marginTop: vars.space[4],
  '@media': { [media.md]: { flex: '1 1 0', height: 52, marginTop: 0 }, [media.xl]: { position: 'relative' } },
});

export const search = componentStyle({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}, ${vars.shadow[1]}`,
  color: vars.color.ink2,
  ...forcedOutline(),
  selectors: {
    '&:focus-within': fieldFrame.focused,
  },
  '@media': {
    // The suggestions fill the screen of a phone: the field is above them, beside «Отмена».
    [media.phone]: {
      selectors: {
        [`${searchPlace}[data-open] > &`]: {
          position: 'fixed',
          zIndex: 1,
          inset: `8px 104px auto ${vars.layout.gutter}`,
          height: 48,
        },
      },
    },
  },
});

export const searchButton = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: '100%',
  borderRadius: vars.radius.s,
  color: 'inherit',
});

export const searchInput = componentStyle({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  paddingRight: vars.space[12],
  border: 0,
  outline: 0,
  background: 'none',
  appearance: 'none',
  color: vars.color.ink,
  textOverflow: 'ellipsis',
  fontSize: 16,
  selectors: { '&::placeholder': { color: vars.color.ink2 } },
});

export const actions = componentStyle({
  ...desktopOnly,
  '@media': { [media.md]: { display: 'flex', gap: vars.space[4], marginRight: -12 } },
});

export const action = componentStyle({
  ...textRule('micro'),
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[4],
  width: 48,
  minHeight: 52,
  borderRadius: vars.radius.s,
  color: vars.color.ink,
  '@media': {
    [media.xl]: { width: 80 },
    [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoft } } },
  },
});

/** Up to five labelled actions would leave no room for the search of a tablet. */
export const actionLabel = componentStyle({
  '@media': { [`not all and ${media.xl}`]: visuallyHiddenRule },
});

/** A 28 px picture in the space of a 24 px icon. */
export const profilePicture = componentStyle({ marginBlock: -2 });

export const actionCount = componentStyle({ position: 'absolute', top: -1, left: 'calc(50% + 5px)', display: 'flex' });
