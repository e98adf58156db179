import { makeIcon } from '../makeIcon.tsx';

export const NavigationIcon = /* @__PURE__ */ makeIcon('M20.5 3.5L13.8 20.5l-3-7.3-7.3-3L20.5 3.5Z');
