import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const head = style({ display: 'grid', gap: vars.space[16], marginBottom: vars.space[32] });

export const about = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });

export const picture = style({ flex: 'none', width: 72 });

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
