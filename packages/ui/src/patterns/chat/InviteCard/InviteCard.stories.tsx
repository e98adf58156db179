import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ChatInvite } from '@vetka/domain/chat';
import { expect, fn, userEvent } from 'storybook/test';
import { InviteCard, type OnInvite } from './index.ts';

const invite: ChatInvite = {
  id: 7,
  userId: 4,
  serviceName: 'Мята и пион',
  serviceSlug: 'myata-i-pion',
  role: 'SELLER',
  position: 'Флорист',
  state: 'WAITING',
};

const meta = {
  title: 'Магазин/Чат/Приглашение · InviteCard',
  id: 'invite-card',
  component: InviteCard,
  parameters: { layout: 'padded' },
  args: {
    ownUserId: 4,
    onInvite: fn<OnInvite>(),
    invite,
  },
} satisfies Meta<typeof InviteCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: 'Ждёт ответа',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Принять' }));
    await expect(args.onInvite).toHaveBeenLastCalledWith(7, 'ACCEPTED');
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить' }));
    await expect(args.onInvite).toHaveBeenLastCalledWith(7, 'CANCELED');
  },
};

export const Courier: Story = {
  name: 'Курьер принял: кабинет начинается с доставок',
  args: { invite: { ...invite, role: 'COURIER', position: '', state: 'JOINED' } },
  play: async ({ canvas }) => {
    const desk = canvas.getByRole('link', { name: 'Открыть кабинет' });
    await expect(desk).toHaveAttribute('href', '/my/shop/myata-i-pion/deliveries');
  },
};

export const Declined: Story = {
  name: 'Отказ, как его видит магазин',
  args: { ownUserId: 70, invite: { ...invite, state: 'DECLINED' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Отказался')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
