import { makeIcon } from '../makeIcon.tsx';

export const ExternalLinkIcon = /* @__PURE__ */ makeIcon(
  'M14 4h6v6M20 4l-9.5 9.5M18 13.5V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4.5',
);
