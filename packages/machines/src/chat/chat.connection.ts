import type { ChatMessage } from '@vetka/domain/chat';
import { reconnectionDelayMaxMs } from '@vetka/domain/chat';
import { fromCallback, type CallbackActorLogic } from 'xstate';
import type { ConnectionCommand, ConnectionEvent, ConnectionInput, SocketProblem } from './chat.types.ts';

/** Socket options: websocket only, with the session cookie, and an exponential backoff of up to ten seconds. */
export const chatSocketOptions = {
  transports: ['websocket'],
  withCredentials: true,
  reconnection: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: reconnectionDelayMaxMs,
  // One socket per login: a shared one would outlive its connection.
  forceNew: true,
};

/** The part of a socket that is used; a socket of socket.io-client satisfies it. */
export interface ChatSocket {
  readonly connected: boolean;
  /** Whether it will reconnect automatically. */
  readonly active: boolean;
  on(event: string, listener: (payload: never) => void): unknown;
  emit(event: string, payload: object): unknown;
  disconnect(): unknown;
}

type Listeners = Record<string, (payload: never) => ConnectionEvent>;

const listenersOf = (socket: ChatSocket): Listeners => ({
  connect: () => ({ type: 'socket.connected' }),
  disconnect: (reason: string) => ({
    type: 'socket.disconnected',
    error: new Error(reason),
    willReconnect: socket.active,
  }),
  connect_error: (error: Error) => ({ type: 'socket.disconnected', error, willReconnect: socket.active }),
  recMessage: (message: ChatMessage) => ({ type: 'socket.recMessage', message }),
  newMessage: (message: ChatMessage) => ({ type: 'socket.newMessage', message }),
  changeMessage: (message: ChatMessage) => ({ type: 'socket.changeMessage', message }),
  newRoom: ({ roomId }: { roomId: number }) => ({ type: 'socket.newRoom', roomId }),
  typing: ({ roomId, isTyping }: { roomId: number; isTyping: boolean }) => ({
    type: 'socket.typing',
    roomId,
    isTyping,
  }),
  error: (problem: SocketProblem) => ({ type: 'socket.error', problem }),
});

/**
 * The connection actor over a socket: `open` creates one for the user, e.g. with `io(origin, chatSocketOptions)`. When
 * the actor stops, the socket is closed and nothing more is reported.
 */
export const connectionOf = (
  open: (input: ConnectionInput) => ChatSocket,
): CallbackActorLogic<ConnectionCommand, ConnectionInput> =>
  fromCallback<ConnectionCommand, ConnectionInput>(({ input, receive, sendBack }) => {
    const socket = open(input);
    let isOpen = true;
    for (const [event, toEvent] of Object.entries(listenersOf(socket))) {
      socket.on(event, (payload) => {
        if (isOpen) sendBack(toEvent(payload));
      });
    }
    receive(({ type, ...payload }) => {
      // Don't emit while disconnected: the socket would buffer the event and send it late, and the machine resends by
      // itself.
      if (socket.connected) socket.emit(type.slice('socket.'.length), payload);
    });
    return () => {
      isOpen = false;
      socket.disconnect();
    };
  });
