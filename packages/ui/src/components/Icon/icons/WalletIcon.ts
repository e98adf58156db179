import { makeIcon } from '../makeIcon.tsx';

export const WalletIcon = /* @__PURE__ */ makeIcon(
  'M19 8.5V6a2 2 0 0 0-2-2H5.5a2.3 2.3 0 0 0 0 4.5H19a1.8 1.8 0 0 1 1.8 1.8v8.2a1.8 1.8 0 0 1-1.8 1.8H5.5a2.3 2.3 0 0 1-2.3-2.3V6.5M16.5 14.5h.01',
);
