import { globalStyle } from '@vanilla-extract/css';

/** A press that was taken and waits for the code of its control. */
globalStyle('[data-pressed-early], label:has([data-pressed-early])', { opacity: 0.6, cursor: 'progress' });
