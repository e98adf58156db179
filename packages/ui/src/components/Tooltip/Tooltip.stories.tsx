import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ShareIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from './index.ts';

const meta = { title: 'Компоненты/Окна/Подсказка · Tooltip', id: 'tooltip', component: Tooltip } satisfies Meta<
  typeof Tooltip
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'По фокусу',
  args: { text: 'Отправить ссылку', side: 'bottom', children: <IconButton label="Поделиться" icon={<ShareIcon />} /> },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Отправить ссылку');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Hover: Story = {
  name: 'CON-32: под указателем через 700 мс',
  args: { text: 'Отправить ссылку', side: 'bottom', children: <IconButton label="Поделиться" icon={<ShareIcon />} /> },
  play: async ({ canvas }) => {
    const since = performance.now();
    await userEvent.hover(canvas.getByRole('button', { name: 'Поделиться' }));
    await screen.findByRole('tooltip', undefined, { timeout: 5000 });
    await expect(performance.now() - since).toBeGreaterThanOrEqual(690);
  },
};
