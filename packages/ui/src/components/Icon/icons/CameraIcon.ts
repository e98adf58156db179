import { makeIcon } from '../makeIcon.tsx';

export const CameraIcon = /* @__PURE__ */ makeIcon(
  'M4.5 7.5h2.3a1.5 1.5 0 0 0 1.3-.7l1-1.6a1.5 1.5 0 0 1 1.3-.7h3.2a1.5 1.5 0 0 1 1.3.7l1 1.6a1.5 1.5 0 0 0 1.3.7h2.3a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V9.5a2 2 0 0 1 2-2ZM8.7 13.2a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0',
);
