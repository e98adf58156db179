import { makeIcon } from '../makeIcon.tsx';

export const BookmarkIcon = /* @__PURE__ */ makeIcon('M6 5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16l-6-4.3L6 21V5Z');
