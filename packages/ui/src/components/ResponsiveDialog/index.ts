export { ResponsiveDialog, type ResponsiveDialogProps } from './ResponsiveDialog.tsx';
