import { makeIcon } from '../makeIcon.tsx';

export const SearchIcon = /* @__PURE__ */ makeIcon('M3.5 10.5a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M20.5 20.5l-5-5');
