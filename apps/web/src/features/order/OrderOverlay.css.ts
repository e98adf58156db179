import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const parts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: 240 });
