export { AuthDialog, type AuthDialogProps, type AuthErrors, type AuthStep } from './AuthDialog.tsx';
