import { makeIcon } from '../makeIcon.tsx';

export const ReceiptIcon = /* @__PURE__ */ makeIcon(
  'M5 3l2.3 1.5L9.7 3 12 4.5 14.3 3l2.4 1.5L19 3v18l-2.3-1.5L14.3 21 12 19.5 9.7 21l-2.4-1.5L5 21V3ZM9 9h6M9 13h6',
);
