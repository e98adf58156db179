import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from '../../../components/SearchField/index.ts';
import { narrow, pane } from '../../fixtures/frames.css.ts';
import { messages, reader, rooms } from '../../fixtures/chats.ts';
import { now } from '../../fixtures/publications.ts';
import { ChatComposer } from '../ChatComposer/index.ts';
import { ChatRoomList } from '../ChatRoomList/index.ts';
import { ChatThread, ChatThreadHead } from '../ChatThread/index.ts';
import { ChatLayout } from './index.ts';

const thread = (
  <>
    <ChatThreadHead participants={rooms[0]?.participants ?? []} own={reader} note="отвечает за 5 минут" />
    <ChatThread messages={messages} ownUserId={4} firstUnreadId={7} now={now} isTyping />
    <ChatComposer value="" onChange={fn()} onSend={fn()} />
  </>
);

const meta = {
  title: 'Магазин/Чат/Две части · ChatLayout',
  id: 'chat-layout',
  component: ChatLayout,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div className={pane}>
        <Story />
      </div>
    ),
  ],
  args: {
    rooms: <ChatRoomList rooms={rooms} own={reader} now={now} currentId={1} />,
    search: <SearchField label="Имя или магазин" placeholder="Имя или магазин" value="" onChange={fn()} />,
    thread,
  },
} satisfies Meta<typeof ChatLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Открыта переписка' };
export const Nothing: Story = { name: 'Ничего не выбрано', args: { thread: undefined } };
export const PhoneList: Story = {
  name: 'На телефоне: список',
  args: { thread: undefined },
  globals: { viewport: { value: 'phone' } },
};
export const PhoneThread: Story = { name: 'На телефоне: переписка', globals: { viewport: { value: 'phone' } } };

const longNames = (rooms[0]?.participants ?? []).map((participant, index) => ({
  ...participant,
  participantId: 90 + index,
  name: `Мастерская цветов и подарков «Мята и пион» на Большой Пироговской улице, ${index + 1}`,
}));

export const LongNames: Story = {
  name: 'На узком телефоне: двое с длинными именами',
  args: {
    thread: (
      <>
        <ChatThreadHead participants={longNames} own={reader} />
        <ChatThread messages={messages} ownUserId={4} now={now} />
        <ChatComposer value="Здравствуйте" onChange={fn()} onSend={fn()} />
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div className={narrow} data-testid="phone">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const phone = canvas.getByTestId('phone').getBoundingClientRect();
    const send = canvas.getByRole('button', { name: 'Отправить' }).getBoundingClientRect();
    await expect(send.right).toBeLessThanOrEqual(phone.right);
  },
};
