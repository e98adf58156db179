export { AuthDialog, type AuthDialogProps } from './AuthDialog.tsx';
export type { AuthStep } from './authForm.ts';
