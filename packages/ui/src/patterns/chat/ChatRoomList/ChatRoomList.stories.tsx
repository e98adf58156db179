import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reader, rooms } from '../../fixtures/chats.ts';
import { now } from '../../fixtures/publications.ts';
import { ChatRoomList, ChatRoomListSkeleton } from './index.ts';

const meta = {
  title: 'Магазин/Чат/Список переписок · ChatRoomList',
  id: 'chat-room-list',
  component: ChatRoomList,
  args: { rooms, own: reader, currentId: 1, now },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ChatRoomList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rooms: Story = {
  name: 'Переписки',
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { name: /Пион и точка.*Печатает.*2\sнепрочитанных сообщения/ });
    await expect(open).toHaveAttribute('aria-current', 'page');
    await expect(open).toHaveAttribute('href', '/chat/1');
    await expect(canvas.getByRole('link', { name: /Зелёный угол.*вчера.*1\sнепрочитанное сообщение/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Анна Лебедева.*Вложение/ })).toBeVisible();
  },
};
const [first] = rooms;
export const LongWords: Story = {
  name: 'Длинные имена и много непрочитанных',
  args: {
    rooms: rooms.slice(0, 2).map((room) => ({
      ...room,
      participants: room.participants.map((each) => ({ ...each, name: `${each.name} и Достопримечательности` })),
      message: { ...room.message, isTyping: false, text: 'Превысокомногорассмотрительствующий '.repeat(3) },
      unreadCount: 128,
    })),
  },
};
export const Service: Story = {
  name: 'Тот, кто отвечает за магазин',
  args: {
    rooms: first ? [{ ...first, message: { ...first.message, text: '', isTyping: false, createdAt: null } }] : [],
    own: [{ participantType: 'USER', participantId: 99 }, ...(first?.participants.slice(1) ?? [])],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Екатерина Лебедева\s*Сообщений пока нет/ })).toBeVisible();
  },
};
export const Alone: Story = {
  name: 'Только сам с собой',
  args: { rooms: first ? [{ ...first, participants: [reader] }] : [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Екатерина Лебедева/ })).toBeVisible();
  },
};
export const Loading: Story = { name: 'Загрузка', render: () => <ChatRoomListSkeleton /> };
