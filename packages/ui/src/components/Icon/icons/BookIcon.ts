import { makeIcon } from '../makeIcon.tsx';

export const BookIcon = /* @__PURE__ */ makeIcon(
  'M12 6.5A8 8 0 0 0 3 5v13.5A8 8 0 0 1 12 20a8 8 0 0 1 9-1.5V5a8 8 0 0 0-9 1.5ZM12 6.5V20',
);
