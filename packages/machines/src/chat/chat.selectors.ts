import type { ChatMessage, Room } from '@vetka/domain/chat';
import type { SnapshotFrom } from 'xstate';
import type { chatMachine } from './chat.machine.ts';
import type { PendingMessage } from './chat.types.ts';

type Snapshot = SnapshotFrom<typeof chatMachine>;
type Link = 'offline' | 'connecting' | 'connected' | 'reconnecting' | 'dropped';

const links = ['connecting', 'connected', 'reconnecting', 'dropped'] as const;

/** How the connection is. `dropped`: the server closed it, and only `chat.reconnect` or a login brings it back. */
export const selectLink = (snapshot: Snapshot): Link =>
  links.find((link) => snapshot.matches({ online: { link } })) ?? 'offline';
export const selectRooms = ({ context }: Snapshot): readonly Room[] => context.rooms;
export const selectIsLoadingRooms = (snapshot: Snapshot): boolean =>
  snapshot.matches({ online: { rooms: 'fetching' } });
/** The open room; null when none is, or while it is not in the list yet. */
export const selectOpenRoom = ({ context }: Snapshot): Room | null =>
  context.rooms.find(({ id }) => id === context.place?.roomId) ?? null;
/** Messages of the open room, oldest first. */
export const selectMessages = ({ context }: Snapshot): readonly ChatMessage[] => context.messages;
/** Messages of all rooms that are on their way, oldest first. */
export const selectPending = ({ context }: Snapshot): readonly PendingMessage[] => context.outbox;
/** Messages of all rooms that the server did not take, oldest first; sent again by `chat.sendMessage`. */
export const selectRefused = ({ context }: Snapshot): readonly PendingMessage[] => context.refused;
export const selectIsLoadingMessages = (snapshot: Snapshot): boolean =>
  snapshot.matches({ online: { room: 'fetching' } });
/** A page of the open room has come: until then its messages are not known. */
export const selectHasMessages = ({ context }: Snapshot): boolean => context.oldestPage > 0;
/** The history goes on further back. */
export const selectHasOlder = ({ context }: Snapshot): boolean => context.oldestPage < context.pageCount;
/** «Печатает» or empty, of the open room. */
export const selectTypingMessage = (snapshot: Snapshot): string =>
  selectOpenRoom(snapshot)?.message.typingMessage ?? '';
/** The sent flag: put out by itself after three seconds. */
export const selectIsSent = (snapshot: Snapshot): boolean => snapshot.matches({ online: { sentFlag: 'up' } });
export const selectUnreadCount = ({ context }: Snapshot): number =>
  context.rooms.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
