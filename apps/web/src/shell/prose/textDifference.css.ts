import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: '26px' });

globalStyle(`${text} ins`, { background: vars.color.leafSoft, color: vars.color.leafInk });
globalStyle(`${text} del`, { background: vars.color.claySoft, color: vars.color.clay });
