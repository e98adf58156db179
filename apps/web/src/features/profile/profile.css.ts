import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const head = style({ marginBlock: `${vars.space[16]} ${vars.space[32]}` });

export const words = style({ minWidth: 0, flex: '1 1 120px' });

export const meta = style({ color: vars.color.ink2, fontSize: 14, lineHeight: '20px' });

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const extra = style({ '@media': { '(max-width: 767px)': { display: 'none' } } });

export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], marginBottom: vars.space[24] });
