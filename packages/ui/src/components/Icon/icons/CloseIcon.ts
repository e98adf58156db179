import { makeIcon } from '../makeIcon.tsx';

export const CloseIcon = /* @__PURE__ */ makeIcon('M6 6l12 12M18 6L6 18');
