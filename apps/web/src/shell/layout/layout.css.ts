import { style } from '@vanilla-extract/css';

export const chrome = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const fullHeight = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const pane = style({ flex: 1, minWidth: 0 });
