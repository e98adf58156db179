export { sessionMachine } from './session.machine.ts';
export {
  selectCart,
  selectCategories,
  selectCity,
  selectIp,
  selectIsLoggedIn,
  selectIsStarting,
  selectSession,
  selectUser,
} from './session.selectors.ts';
export type { SessionCall, SessionContext, SessionEmitted, SessionEvent } from './session.types.ts';
