import type { LayeredRule } from '../../styles/componentStyle.ts';
import { vars } from '../../styles/vars.css.ts';

/** Enter and exit animations of a Radix part. With reduced motion the base styles set both durations to zero. */
export const enterAndLeave = (enter: string, leave: string, time: string): LayeredRule => ({
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${time} ${vars.easing.out}` },
    '&[data-state="closed"]': { animation: `${leave} ${time} ${vars.easing.inOut} forwards` },
  },
});
