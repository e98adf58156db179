/** For tests of an application that uses the machines. Nothing here belongs in a page. */
export { apiError } from './api-error.ts';
export { createFakeConnection } from './connection.ts';
export { settle, startRecorded } from './recorded.ts';
export { declaredStates, declaredTransitions, untakenTransitions, type Walk } from './transitions.ts';
