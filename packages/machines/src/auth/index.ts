export { authMachine, type AuthContext, type AuthEmitted, type AuthEvent } from './auth.machine.ts';
export { authDialogHandlers, authDialogState, type AuthDialogState } from './authDialog.ts';
