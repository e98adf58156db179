import { makeIcon } from '../makeIcon.tsx';

export const CheckIcon = /* @__PURE__ */ makeIcon('M5 12.5l4.5 4.5L19.5 7');
