import type { ActorType } from '@vetka/domain/actor';

/** Events from the server to the browser. */
export type { ChatServerEvents as ServerEvents } from '@vetka/domain/chat';

/**
 * Events from the browser to the server. The session cookie identifies the user; a participant in a payload is only
 * checked.
 */
export interface ClientEvents {
  joinRoom: (payload: { roomId: number; participantType: ActorType; participantId: number }) => void;
  leaveRoom: (payload: { roomId: number }) => void;
  typing: (payload: { roomId: number; isTyping: boolean }) => void;
  sendMessage: (payload: { roomId: number; clientId: string; text: string; attachmentIds?: number[] }) => void;
}
