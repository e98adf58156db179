export { chatSocketOptions, connectionOf, type ChatSocket } from './chat.connection.ts';
export { chatMachine } from './chat.machine.ts';
export {
  selectHasMessages,
  selectHasOlder,
  selectIsLoadingMessages,
  selectIsLoadingRooms,
  selectIsSent,
  selectLink,
  selectMessages,
  selectOpenRoom,
  selectPending,
  selectRefused,
  selectRooms,
  selectTypingMessage,
  selectUnreadCount,
} from './chat.selectors.ts';
export type {
  ChatContext,
  ChatEmitted,
  ChatEvent,
  ConnectionCommand,
  ConnectionEvent,
  ConnectionInput,
  MessagesInput,
  PendingMessage,
  RoomPlace,
  SocketProblem,
} from './chat.types.ts';
