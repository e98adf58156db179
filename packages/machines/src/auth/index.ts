export { authMachine, type AuthContext, type AuthEmitted, type AuthEvent } from './auth.machine.ts';
