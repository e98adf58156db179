import { globalStyle } from '@vanilla-extract/css';

/** A pressed control whose code has not loaded yet. */
globalStyle('[data-pressed-early]', { opacity: 0.6, cursor: 'progress' });
