import { makeIcon } from '../makeIcon.tsx';

export const SendIcon = /* @__PURE__ */ makeIcon('M20.8 3.2L14.5 20.5l-3.6-7.4-7.4-3.6L20.8 3.2ZM10.9 13.1l4.3-4.3');
