import { style } from '@vanilla-extract/css';

export const chrome = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const fullHeight = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const fixedHeight = style({ display: 'flex', flexDirection: 'column', height: '100dvh' });

export const pane = style({ flex: 1, minWidth: 0, minHeight: 0 });
