import type { ChatSocket } from '@vetka/machines/chat';

type Place = { roomId: number } & Record<string, unknown>;

/**
 * A socket that has its room open only while the page is visible. What arrives in a hidden tab or on a locked phone is
 * still received, but it is not read, and the person is notified of it.
 */
export function openWhileVisible(socket: ChatSocket): ChatSocket {
  let place: Place | null = null;
  const say = (event: string, payload: object) => void (socket.connected && socket.emit(event, payload));
  const enter = () => void (place && say('joinRoom', place));
  const leave = () => void (place && say('leaveRoom', { roomId: place.roomId }));
  const follow = () => (document.hidden ? leave() : enter());
  document.addEventListener('visibilitychange', follow);
  return {
    get connected() {
      return socket.connected;
    },
    get active() {
      return socket.active;
    },
    on: (event, listener) => socket.on(event, listener),
    emit(event, payload) {
      if (event === 'joinRoom') place = payload as Place;
      else if (event === 'leaveRoom') place = null;
      if (!document.hidden) return say(event, payload);
      if (event === 'joinRoom') return undefined;
      // A message that is resent by a hidden page is written for the participant of its room.
      if (event === 'sendMessage') enter();
      say(event, payload);
      return event === 'sendMessage' ? leave() : undefined;
    },
    disconnect() {
      document.removeEventListener('visibilitychange', follow);
      socket.disconnect();
    },
  };
}
