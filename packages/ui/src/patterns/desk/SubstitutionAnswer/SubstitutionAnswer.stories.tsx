import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { substitution } from '../../fixtures/deskOrder.ts';
import { SubstitutionAnswer } from './index.ts';

const meta = {
  title: 'Магазин/Ответы покупателя/Чем заменить · SubstitutionAnswer',
  id: 'substitution-answer',
  component: SubstitutionAnswer,
  parameters: { layout: 'padded' },
  args: { substitution, paid: 557_100, onAnswer: fn(), onCancel: fn() },
} satisfies Meta<typeof SubstitutionAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Выбор и без замены',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Заменить, вернуть 180/ }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ chosen: 0 });
    await userEvent.click(canvas.getByRole('radio', { name: /^Гвоздика/ }));
    await expect(canvas.getByRole('button', { name: 'Заменить' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Ничем/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Без замены, вернуть 420/ }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ chosen: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить заказ и вернуть всё' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Late: Story = { name: 'Не успели', args: { error: 'Время ответа вышло: соберём без замены' } };
export const Chosen: Story = {
  name: 'Выбрано',
  args: { substitution: { ...substitution, state: 'CHOSEN', chosen: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Кустовая роза, кремовая, вернём 180.₽$/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const Silent: Story = { name: 'Промолчали', args: { substitution: { ...substitution, state: 'SILENCE' } } };
