import { makeIcon } from '../makeIcon.tsx';

export const UploadIcon = /* @__PURE__ */ makeIcon('M12 16V4M6.5 9.5L12 4l5.5 5.5M4 20.5h16');
