import { useStore } from '../store.ts';
import { useShell } from '../useContext.ts';

/** Messages that the signed-in person has not read, in all rooms; 0 until the chat has come. */
export const useUnreadCount = (): number => useStore(useShell().chat.unreadCount);
