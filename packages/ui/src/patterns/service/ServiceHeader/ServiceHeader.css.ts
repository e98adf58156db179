import { componentStyle } from '../../../styles/componentStyle.ts';
import { media } from '../../../styles/media.ts';
import { textRule } from '../../../styles/textRule.ts';
import { vars } from '../../../styles/vars.css.ts';

export const cover = componentStyle({
  // The shape of the pictures for phones: `crops` in `ServiceHeader`.
  aspectRatio: '9 / 4',
  '@media': { [media.md]: { aspectRatio: 'auto', height: 300, marginTop: vars.space[8] } },
});

/** Overlaps the cover by a part of the portrait. */
export const about = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space[12],
  marginBlock: `-56px ${vars.space[16]}`,
  '@media': {
    [media.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: vars.space[24],
      marginBlock: `-48px ${vars.space[24]}`,
      paddingInline: vars.space[32],
    },
  },
});

export const avatar = componentStyle({
  justifySelf: 'start',
  display: 'inline-flex',
  borderRadius: '50%',
  boxShadow: `0 0 0 6px ${vars.color.ground}`,
});

/** Below the cover, beside the portrait. The buttons go below rather than squeeze the name. */
export const words = componentStyle({ '@media': { [media.md]: { flexBasis: 320, paddingTop: 64 } } });

export const facts = componentStyle({
  ...textRule('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginTop: vars.space[8],
  color: vars.color.ink2,
});
