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
