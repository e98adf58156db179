export { Tree, type TreeProps } from './Tree.tsx';
export type { TreeItem, TreeKey } from './treeModel.ts';
