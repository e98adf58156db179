export { ChatRoomList, type ChatRoomListProps } from './ChatRoomList.tsx';
export { ChatRoomListSkeleton } from './ChatRoomListSkeleton.tsx';
