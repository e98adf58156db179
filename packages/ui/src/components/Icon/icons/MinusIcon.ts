import { makeIcon } from '../makeIcon.tsx';

export const MinusIcon = /* @__PURE__ */ makeIcon('M5 12h14');
