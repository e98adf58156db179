import { makeIcon } from '../makeIcon.tsx';

export const DownloadIcon = /* @__PURE__ */ makeIcon('M12 3.5v12M6.5 10l5.5 5.5 5.5-5.5M4 20.5h16');
