import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Popover } from './index.ts';

const meta = { title: 'Компоненты/Окна/Выноска · Popover', id: 'popover', component: Popover } satisfies Meta<
  typeof Popover
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Обычная',
  args: {
    label: 'О доставке',
    trigger: <Button variant="tonal">О доставке</Button>,
    children: <p>Курьер позвонит за час. Если не дозвонится, оставит букет соседям.</p>,
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'О доставке' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'О доставке' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
};
