import { makeIcon } from '../makeIcon.tsx';

export const SettingsIcon = /* @__PURE__ */ makeIcon(
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M5.4 12a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0 -13.2 0M18.6 12L21.3 12M16.67 16.67L18.58 18.58M12 18.6L12 21.3M7.33 16.67L5.42 18.58M5.4 12L2.7 12M7.33 7.33L5.42 5.42M12 5.4L12 2.7M16.67 7.33L18.58 5.42',
);
