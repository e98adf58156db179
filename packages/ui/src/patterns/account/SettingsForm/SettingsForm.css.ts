import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { text } from '../../../styles/text.css.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const section = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  padding: vars.space[16],
  // Offset of the sticky header on a phone.
  scrollMarginTop: 128,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [media.md]: { padding: '28px 32px 32px', scrollMarginTop: vars.space[24] } },
});
export const title = text.h3;
export const note = componentStyle({ marginTop: vars.space[4], color: vars.color.ink2 });
export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const half = componentStyle({ '@media': { [media.md]: { maxWidth: 420 } } });
export const foot = componentStyle({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.md]: { display: 'flex', justifyContent: 'start' } },
});
/** An e-mail may break anywhere: it can be one word of 254 letters. */
export const address = componentStyle({ overflowWrap: 'anywhere' });
/** A phone number does not wrap. */
export const whole = componentStyle({ whiteSpace: 'nowrap' });
export const picture = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[16]} ${vars.space[24]}`,
});
export const pictureChoice = componentStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[12] });

export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 760px)',
  justifyContent: 'center',
  alignItems: 'start',
  gap: vars.space[16],
  paddingBlock: vars.space[24],
  '@media': {
    [media.md]: { gap: vars.space[24], paddingBlock: vars.space[40] },
    [media.lg]: { gridTemplateColumns: '208px minmax(0, 760px)', columnGap: vars.space[48] },
  },
});
export const heading = componentStyle({ '@media': { [media.lg]: { gridColumn: '1 / -1' } } });
export const links = componentStyle({
  display: 'none',
  '@media': {
    [media.lg]: {
      position: 'sticky',
      top: vars.space[8],
      display: 'grid',
      // In a low window the links scroll by themselves: scrolling the page does not move what sticks to it.
      maxHeight: '97dvh',
      overflowY: 'auto',
      // Otherwise the edges of the links and their focus rings are cut off.
      margin: -16,
      padding: vars.space[16],
    },
  },
});
export const link = componentStyle({
  ...textRule('label'),
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  marginLeft: -12,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.s,
  color: vars.color.ink2,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.leafSoft, color: vars.color.leafInk } } },
  },
});
export const sections = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': { [media.md]: { gap: vars.space[24] } },
});
