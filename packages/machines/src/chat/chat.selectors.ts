import type { ChatMessage, Room } from '@vetka/domain/chat';
import type { SnapshotFrom } from 'xstate';
import type { chatMachine } from './chat.machine.ts';
import type { PendingMessage } from './chat.types.ts';

type Snapshot = SnapshotFrom<typeof chatMachine>;
type Link = 'offline' | 'connecting' | 'connected' | 'reconnecting' | 'dropped';

const links = ['connecting', 'connected', 'reconnecting', 'dropped'] as const;

/** Connection state. `dropped`: the server closed it, and only `chat.reconnect` or a login reopens it. */
export const selectLink = (snapshot: Snapshot): Link =>
  links.find((link) => snapshot.matches({ online: { link } })) ?? 'offline';
export const selectRooms = ({ context }: Snapshot): readonly Room[] => context.rooms;
export const selectIsLoadingRooms = (snapshot: Snapshot): boolean =>
  snapshot.matches({ online: { rooms: 'fetching' } });
/** The open room; null when there is none, or while it is not in the list yet. */
export const selectOpenRoom = ({ context }: Snapshot): Room | null =>
  context.rooms.find(({ id }) => id === context.place?.roomId) ?? null;
/** Messages of the open room, oldest first. */
export const selectMessages = ({ context }: Snapshot): readonly ChatMessage[] => context.messages;
/** Pending messages of all rooms, oldest first. */
export const selectPending = ({ context }: Snapshot): readonly PendingMessage[] => context.outbox;
/** Messages of all rooms that the server refused, oldest first; `chat.sendMessage` resends them. */
export const selectRefused = ({ context }: Snapshot): readonly PendingMessage[] => context.refused;
export const selectIsLoadingMessages = (snapshot: Snapshot): boolean =>
  snapshot.matches({ online: { room: 'fetching' } });
/** Whether the first page of the open room has loaded; until then its messages are unknown. */
export const selectHasMessages = ({ context }: Snapshot): boolean => context.oldestPage > 0;
/** There are older messages to load. */
export const selectHasOlder = ({ context }: Snapshot): boolean => context.oldestPage < context.pageCount;
/** «Печатает» or empty, for the open room. */
export const selectTypingMessage = (snapshot: Snapshot): string =>
  selectOpenRoom(snapshot)?.message.typingMessage ?? '';
/** The sent flag, cleared automatically after three seconds. */
export const selectIsSent = (snapshot: Snapshot): boolean => snapshot.matches({ online: { sentFlag: 'up' } });
export const selectUnreadCount = ({ context }: Snapshot): number =>
  context.rooms.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
