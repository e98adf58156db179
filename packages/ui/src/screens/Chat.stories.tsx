import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Box } from '../components/Box/index.ts';
import { Hidden } from '../components/Hidden/index.ts';
import { SearchField } from '../components/SearchField/index.ts';
import { ChatComposer } from '../patterns/chat/ChatComposer/index.ts';
import { ChatLayout } from '../patterns/chat/ChatLayout/index.ts';
import { ChatRoomList } from '../patterns/chat/ChatRoomList/index.ts';
import { ChatThread, ChatThreadHead } from '../patterns/chat/ChatThread/index.ts';
import { fullHeight } from '../patterns/fixtures/frames.css.ts';
import { messages, reader, rooms } from '../patterns/fixtures/chats.ts';
import { now } from '../patterns/fixtures/publications.ts';
import { SiteBar, SiteHeader } from './SitePage.tsx';

const [room] = rooms;

function Thread() {
  const [text, setText] = useState('Очень нравится! Спасибо');
  return (
    <>
      <ChatThreadHead participants={room?.participants ?? []} own={reader} note="отвечает за 5 минут" />
      <ChatThread messages={messages} ownUserId={reader.participantId} firstUnreadId={7} now={now} isTyping />
      <ChatComposer
        value={text}
        onChange={setText}
        onSend={() => setText('')}
        attachments={{ items: [], onAdd: fn(), onRemove: fn(), onRetry: fn() }}
      />
    </>
  );
}

function Chat({ isOpen }: { isOpen: boolean }) {
  const [search, setSearch] = useState('');
  return (
    <div className={fullHeight}>
      <div>
        <Hidden below="md">
          <SiteHeader />
        </Hidden>
      </div>
      <Box as="main" layout={{ paddingX: { xs: isOpen ? 0 : 16, md: 40 }, paddingTop: { xs: isOpen ? 0 : 16, md: 8 } }}>
        <ChatLayout
          search={
            <SearchField label="Имя или магазин" placeholder="Имя или магазин" value={search} onChange={setSearch} />
          }
          rooms={<ChatRoomList rooms={rooms} own={reader} currentId={isOpen ? room?.id : undefined} now={now} />}
          thread={isOpen && <Thread />}
        />
      </Box>
      {!isOpen && <SiteBar current="chat" />}
    </div>
  );
}

const meta = {
  title: 'Экраны/Чат',
  id: 'screen-chat',
  component: Chat,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: 'Монитор' };
export const PhoneList: Story = {
  name: 'Телефон: список',
  args: { isOpen: false },
  globals: { viewport: { value: 'phone' } },
};
// For designers: the tests check every story at both widths anyway.
export const PhoneThread: Story = {
  name: 'Телефон: переписка',
  globals: { viewport: { value: 'phone' } },
  tags: ['!test'],
};
