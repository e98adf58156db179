import { style } from '@vanilla-extract/css';

/** Of an author: it may be one long word, which breaks rather than leave the dialog. */
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
