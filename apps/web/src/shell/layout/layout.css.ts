import { style } from '@vanilla-extract/css';

export const chrome = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const fullHeight = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const fixedHeight = style({ display: 'flex', flexDirection: 'column', height: '100dvh' });

export const pane = style({ flex: 1, minWidth: 0, minHeight: 0 });

/** Keeps the end of the footer clear of the buy bar on a phone, which has two rows. */
export const buyBarRoom = style({
  height: 'calc(128px + env(safe-area-inset-bottom))',
  '@media': { '(min-width: 768px)': { display: 'none' } },
});
