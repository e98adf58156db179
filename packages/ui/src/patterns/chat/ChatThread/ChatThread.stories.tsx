import type { InviteState } from '@vetka/domain/team';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { MoreIcon } from '../../../components/Icon/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { lowWindow } from '../../fixtures/frames.css.ts';
import { invitation, messages, reader, rooms, unsent, withDocument } from '../../fixtures/chats.ts';
import { now } from '../../fixtures/publications.ts';
import { ChatThread, ChatThreadHead, type ThreadMessage } from './index.ts';

const meta = {
  title: 'Магазин/Чат/Переписка · ChatThread',
  id: 'chat-thread',
  component: ChatThread,
  args: { messages, ownUserId: 4, firstUnreadId: 7, now },
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  name: 'Только чтение',
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(words).toContain('Вчера');
    await expect(words).toContain('Сегодня');
    await expect(words.indexOf('Новые сообщения')).toBe(words.indexOf('Отлично, пусть будут кремовые12:36') + 1);
    await expect(canvas.getAllByRole('img', { name: 'Прочитано' }).length).toBeGreaterThan(0);
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};

export const Typing: Story = {
  name: 'Собеседник печатает',
  args: { isTyping: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Печатает');
  },
};

export const Unsent: Story = {
  name: 'Отправлено, отправляется, не отправлено',
  args: { messages: [...messages, ...unsent], onRetry: fn() },
  play: async ({ canvas, args }) => {
    for (const name of ['Отправлено', 'Отправляется', 'Не отправлено']) {
      await expect(canvas.getByRole('img', { name })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }));
    await expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ text: 'Домофон 12' }));
  },
};

export const Invited: Story = {
  name: 'Приглашение в команду',
  args: { messages: [invitation], onInvite: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Принять' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить' }));
    await expect(args.onInvite).toHaveBeenNthCalledWith(1, 5, 'ACCEPTED');
    await expect(args.onInvite).toHaveBeenNthCalledWith(2, 5, 'CANCELED');
  },
};

export const Files: Story = {
  name: 'Документ и ссылка',
  args: { messages: [...messages, ...withDocument] },
  play: async ({ canvas }) => {
    const file = canvas.getByRole('link', { name: 'Смета на оформление зала.pdf' });
    await expect(file).toHaveAttribute('download', 'Смета на оформление зала.pdf');
    await expect(canvas.getByText(/^1,5\sМБ$/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'https://vetka.ru/articles/piony-v-vaze' });
    await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
  },
};

export const Viewer: Story = {
  name: 'Фото открывается на весь экран',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Открытка' }));
    const screen = await within(document.body).findByRole('dialog', { name: 'Фотографии: переписка' });
    await waitFor(() => expect(within(screen).getByText('2 из 2')).toBeVisible());
    await userEvent.click(within(screen).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen).not.toBeInTheDocument());
  },
};

const answered = (state: InviteState): ThreadMessage => ({
  ...invitation,
  id: 20,
  invite: invitation.invite && { ...invitation.invite, state },
});

export const Joined: Story = {
  name: 'Приглашение принято',
  args: { messages: [answered('JOINED')], onInvite: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Вы в команде')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Принять' })).toBeNull();
    const href = `/my/shop/${invitation.invite?.serviceSlug}/orders`;
    await expect(canvas.getByRole('link', { name: 'Открыть кабинет' })).toHaveAttribute('href', href);
  },
};

export const Sent: Story = {
  name: 'Приглашение у того, кто его послал',
  args: { messages: [invitation], ownUserId: 70, onInvite: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ждём ответа')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const [before, ...after] = messages;
const changed = before ? [{ ...before, editedAt: '2026-05-17T16:03:00Z' }, ...after.slice(0, 3)] : [];
const recent = after.at(-1);

export const Changing: Story = {
  name: 'Своё можно изменить и удалить',
  args: {
    messages: [
      ...changed,
      ...(recent ? [{ ...recent, id: 30, userId: 4, text: '', isDeleted: true }] : []),
      ...(recent ? [{ ...recent, id: 31, userId: 4, text: 'Буду в пять', createdAt: '2026-05-18T09:45:00Z' }] : []),
    ],
    onEdit: fn(),
    onRemove: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^изменено/)).toBeVisible();
    await expect(canvas.getByText('Сообщение удалено')).toBeVisible();
    const menus = canvas.getAllByRole('button', { name: 'Действия с сообщением' });
    await userEvent.click(menus.at(-1) as HTMLElement);
    const menu = await within(document.body).findByRole('menu', { name: 'Действия с сообщением' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Изменить' }));
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ text: 'Буду в пять' }));
  },
};

export const Complaining: Story = {
  name: 'На чужое сообщение можно пожаловаться',
  args: { messages: messages.slice(0, 2), onComplain: fn() },
  play: async ({ canvas, args }) => {
    const theirs = messages.slice(0, 2).filter(({ userId }) => userId !== 4);
    const menus = canvas.getAllByRole('button', { name: 'Действия с сообщением' });
    await expect(menus).toHaveLength(theirs.length);
    await userEvent.click(menus[0] as HTMLElement);
    const menu = await within(document.body).findByRole('menu', { name: 'Действия с сообщением' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Пожаловаться' }));
    await expect(args.onComplain).toHaveBeenCalledWith(expect.objectContaining({ id: theirs[0]?.id }));
  },
};

export const Colleague: Story = {
  name: 'Коллега ответил от имени магазина',
  args: {
    messages,
    ownUserId: 71,
    own: { participantType: 'SHOP', participantId: messages[1]?.participantId ?? 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Марина').length).toBeGreaterThan(0);
  },
};

export const Earlier: Story = {
  name: 'Есть сообщения раньше',
  args: { onEarlier: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать раньше' }));
    await expect(args.onEarlier).toHaveBeenCalledOnce();
  },
};

const more = (id: number, userId: number, text: string) => ({
  ...invitation,
  id,
  userId,
  text,
  inviteId: null,
  createdAt: '2026-05-18T09:50:00Z',
});

/** A frame as tall as a phone, in which messages arrive. */
function Live() {
  const [shown, setShown] = useState([...messages]);
  const say = (userId: number, text: string) => setShown((all) => [...all, more(100 + all.length, userId, text)]);
  return (
    <>
      <Button onClick={() => say(70, `Ответ ${shown.length}`)}>Сказать мне</Button>
      <Button onClick={() => say(4, `Моё ${shown.length}`)}>Сказать самому</Button>
      <div className={lowWindow}>
        <ChatThread messages={shown} ownUserId={4} now={now} />
      </div>
    </>
  );
}

export const Behind: Story = {
  name: 'Отмотали назад, а пришло новое',
  render: () => <Live />,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const box = canvas.getByRole('region', { name: 'Переписка' });
    const offer = () => canvas.queryByRole('button', { name: 'Новые сообщения' });
    await userEvent.click(canvas.getByRole('button', { name: 'Сказать мне' }));
    await expect(box.scrollTop).toBe(0);
    await expect(offer()).toBeNull();
    box.scrollTop = -200;
    await waitFor(() => expect(box.scrollTop).toBe(-200));
    const place = () =>
      canvas.getByText('И эвкалипта добавим.').getBoundingClientRect().top - box.getBoundingClientRect().top;
    const held = place();
    await userEvent.click(canvas.getByRole('button', { name: 'Сказать мне' }));
    await waitFor(() => expect(offer()).not.toBeNull());
    await expect(Math.abs(place() - held)).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Новые сообщения' }));
    await waitFor(() => expect(box.scrollTop).toBe(0));
    await waitFor(() => expect(offer()).toBeNull());
    box.scrollTop = -200;
    await waitFor(() => expect(box.scrollTop).toBe(-200));
    await userEvent.click(canvas.getByRole('button', { name: 'Сказать самому' }));
    await waitFor(() => expect(box.scrollTop).toBe(0));
  },
};

export const Empty: Story = { name: 'Пока пусто', args: { messages: [] } };
export const Phone: Story = {
  name: 'На телефоне',
  args: { messages: [...messages, ...unsent] },
  globals: { viewport: { value: 'phone' } },
};

const ownPictures = messages
  .filter(({ attachments }) => attachments.length > 0)
  .map((message) => ({ ...message, id: 40, userId: 4, participantType: 'USER' as const, participantId: 4 }));

export const OwnPicture: Story = {
  name: 'Своё фото на телефоне',
  args: { messages: [...messages, ...ownPictures], onEdit: fn(), onRemove: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Переписка' });
    await expect(box.scrollWidth, 'nothing is wider than the thread').toBe(box.clientWidth);
  },
};

export const Head: Story = {
  name: 'Шапка ведёт к собеседнику',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      {rooms.slice(2, 4).map(({ id, participants }) => (
        <ChatThreadHead key={id} participants={participants} own={reader} note="отвечает за 5 минут" />
      ))}
      <ChatThreadHead
        participants={rooms.slice(0, 2).flatMap(({ participants }) => participants)}
        own={reader}
        actions={['Найти', 'Ещё'].map((label) => (
          <IconButton key={label} label={label} icon={<MoreIcon />} />
        ))}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const shop = canvas.getByRole('link', { name: /Зелёный угол/ });
    await expect(shop, "DLG-10: a service's page is at its slug").toHaveAttribute('href', '/zelyony-ugol');
    const person = canvas.getByRole('link', { name: /Анна Лебедева/ });
    await expect(person, "DLG-11: a person's page is under /account").toHaveAttribute('href', '/account/anna');
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size, 'the buttons are in one row').toBe(1);
  },
};
