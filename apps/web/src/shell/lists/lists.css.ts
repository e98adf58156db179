import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const more = style({ marginTop: vars.space[40] });

const wide = '(min-width: 768px)';

export const head = style({ display: 'grid', gap: vars.space[8], marginBottom: vars.space[24], position: 'relative' });

/** Below the text on a phone, in the corner on a wide screen. */
export const action = style({
  marginTop: vars.space[8],
  '@media': { [wide]: { position: 'absolute', insetInlineEnd: 0, insetBlockEnd: 0 } },
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginBlock: vars.space[24],
});

export const tabs = style({ marginBottom: vars.space[24] });

export const service = style({ position: 'relative' });

/** Over the cover of a card (16:10), with the button on its lower edge, across from the logo. */
export const serviceAction = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  aspectRatio: '16 / 10',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  paddingInlineEnd: vars.space[16],
  pointerEvents: 'none',
});

export const serviceButton = style({
  display: 'flex',
  borderRadius: vars.radius.s,
  background: vars.color.ground,
  boxShadow: `0 0 0 4px ${vars.color.ground}`,
  transform: 'translateY(50%)',
  pointerEvents: 'auto',
});
