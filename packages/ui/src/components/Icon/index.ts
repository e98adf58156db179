export * from './icons.ts';
export type { IconComponent, IconProps } from './makeIcon.tsx';
export { BranchMark } from './BranchMark.tsx';
