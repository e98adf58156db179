export { ContextMenu, type ContextMenuItem, type ContextMenuProps } from './ContextMenu.tsx';
