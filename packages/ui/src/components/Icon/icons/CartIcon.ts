import { makeIcon } from '../makeIcon.tsx';

export const CartIcon = /* @__PURE__ */ makeIcon(
  'M7.8 20a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M16.8 20a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M2.5 3.5h2.6l2.4 11.6a1.8 1.8 0 0 0 1.8 1.4h8.3a1.8 1.8 0 0 0 1.8-1.4L21 7.5H6',
);
