import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { CameraIcon } from '../../../components/Icon/icons/CameraIcon.ts';
import { MessageIcon } from '../../../components/Icon/icons/MessageIcon.ts';
import { ActionBar } from './index.ts';

const onNext = fn();

const meta = {
  title: 'Магазин/Кабинет/Действия под пальцем · ActionBar',
  id: 'action-bar',
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Действия с заказом № 10531',
    children: (
      <>
        <Button icon={<CameraIcon />} onClick={onNext}>
          Отправить фото букета
        </Button>
        <Button variant="tonal" icon={<MessageIcon />} href="/chat/4">
          Чат
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: 'Подвал листа',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Действия с заказом № 10531' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить фото букета' }));
    await expect(onNext).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
