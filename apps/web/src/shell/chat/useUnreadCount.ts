import { useStore } from '../store.ts';
import { useShell } from '../useContext.ts';

/** Unread messages of the signed-in user in all rooms; 0 until the chat has loaded. */
export const useUnreadCount = (): number => useStore(useShell().chat.unreadCount);
