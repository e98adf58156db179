import { makeIcon } from '../makeIcon.tsx';

export const PaperclipIcon = /* @__PURE__ */ makeIcon(
  'M20.5 11.3l-8.6 8.6a5.3 5.3 0 0 1-7.5-7.5L13 3.8a3.5 3.5 0 0 1 5 5l-8.5 8.5a1.8 1.8 0 0 1-2.5-2.5l7.8-7.8',
);
