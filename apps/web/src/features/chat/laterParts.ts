import { laterPart } from '../../shell/laterPart.tsx';

// Rendered by the server; hydrated once the code shared by all pages has loaded.
const loadChatPage = () => import('./ChatPage.tsx');
const loadRoomPage = () => import('./RoomPage.tsx');
const loadStartRoom = () => import('./StartRoom.tsx');

export const ChatPage = laterPart(loadChatPage, import.meta.env.SSR ? await loadChatPage() : undefined);
export const RoomPage = laterPart(loadRoomPage, import.meta.env.SSR ? await loadRoomPage() : undefined);
export const StartRoom = laterPart(loadStartRoom, import.meta.env.SSR ? await loadStartRoom() : undefined);
