import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const ChatPage = lazyComponent(() => import('./ChatPage.tsx'));
export const RoomPage = lazyComponent(() => import('./RoomPage.tsx'));
export const StartRoom = lazyComponent(() => import('./StartRoom.tsx'));
