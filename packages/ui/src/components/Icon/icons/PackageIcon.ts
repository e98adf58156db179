import { makeIcon } from '../makeIcon.tsx';

export const PackageIcon = /* @__PURE__ */ makeIcon(
  'M12 2.8l8 4.4v9.6l-8 4.4-8-4.4V7.2l8-4.4ZM4.3 7.4L12 11.7l7.7-4.3M12 11.7V21M8 5l7.9 4.4',
);
