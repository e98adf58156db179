import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], minWidth: 0 });
export const legend = style({ paddingBlockEnd: vars.space[8], fontSize: 14, lineHeight: '20px', fontWeight: 560 });
export const error = style({ width: '100%', fontSize: 14, lineHeight: '20px', color: vars.color.danger });
