import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskNow } from '../../fixtures/desk.ts';
import { OfflineStrip } from './index.ts';

const meta = {
  title: 'Магазин/Кабинет/Нет сети · OfflineStrip',
  id: 'offline-strip',
  component: OfflineStrip,
  parameters: { layout: 'padded' },
  args: { isOffline: true, queued: 2, readAt: deskNow },
} satisfies Meta<typeof OfflineStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: 'Нет сети, ждут два действия',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Нет сети. Очередь на 12:24. 2 действия отправим, когда связь вернётся.',
    );
  },
};
export const Nothing: Story = { name: 'Нет сети, ничего не ждёт', args: { queued: 0 } };
export const Back: Story = { name: 'Связь вернулась', args: { isOffline: false, queued: 5 } };
