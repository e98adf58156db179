import { style } from '@vanilla-extract/css';
import { vars } from '@vetka/ui/vars';

export const heading = style({ marginBottom: vars.space[24] });

/** The bar is fixed over the page. The space it reserves would be a gap here, so the layout reserves it at the end. */
export const buyBar = style({ height: 0, overflow: 'hidden' });

export const beside = style({ marginTop: vars.space[16] });

/** Takes the focus without showing it. */
export const focusStart = style({ outline: 'none' });
/** As a grid whose cards are loading. */
export const awaiting = style({ opacity: 0.5, transition: `opacity ${vars.duration.fast}` });

/** Takes the focus of the button that it loses. */
export const failurePlace = style([focusStart, { selectors: { '&:not(:empty)': { paddingBottom: vars.space[16] } } }]);
export const orderNote = style({ paddingBottom: 12, textAlign: 'end', fontSize: 14, lineHeight: '20px' });
