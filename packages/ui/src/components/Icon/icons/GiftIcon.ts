import { makeIcon } from '../makeIcon.tsx';

export const GiftIcon = /* @__PURE__ */ makeIcon(
  'M4 8h16a1 1 0 0 1 1 1v2.5a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-2.5a1 1 0 0 1 1 -1zM5 12.5V19a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6.5M12 8v13M12 8C8.5 8 6.5 6.8 6.5 5a2.3 2.3 0 0 1 2.3-2.3C11 2.7 12 5.5 12 8ZM12 8c3.5 0 5.5-1.2 5.5-3a2.3 2.3 0 0 0-2.3-2.3C13 2.7 12 5.5 12 8Z',
);
