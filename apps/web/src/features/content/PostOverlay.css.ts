import { style } from '@vanilla-extract/css';

/** The author's name: one long word wraps instead of overflowing the dialog. */
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
