import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { deskOrder } from '../../fixtures/deskOrder.ts';
import { RefundForm } from './index.ts';

const meta = {
  title: 'Магазин/Кабинет/Частичный возврат · RefundForm',
  id: 'refund-form',
  component: RefundForm,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { isOpen: true, onClose: fn(), order: deskOrder, onSubmit: fn() },
} satisfies Meta<typeof RefundForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  name: 'Не больше оплаченного, причина обязательна',
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Ваза «Капля»'), '501');
    await userEvent.click(screen.getByRole('button', { name: /^Вернуть 501/ }));
    await waitFor(() => expect(screen.getByText('Поле обязательно для заполнения')).toBeVisible());
    await waitFor(() => expect(screen.getByLabelText('Ваза «Капля»')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('Ваза «Капля»'));
    await userEvent.type(screen.getByLabelText(/^Букет/), '750,5');
    await userEvent.type(screen.getByLabelText('Причина для покупателя'), 'Заменили гипсофилу');
    await userEvent.click(screen.getByRole('button', { name: /^Вернуть 750,50/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lines: [{ orderProductId: 501, amount: 75_050 }],
      delivery: 0,
      reason: 'Заменили гипсофилу',
    });
  },
};
export const Refused: Story = {
  name: 'Сервер отказал в строке: сумма на месте',
  args: { lineErrors: { 501: 'Можно вернуть не больше 120 ₽' } },
  play: async ({ args }) => {
    const line = await screen.findByLabelText(/^Букет/);
    await userEvent.type(line, '300');
    await userEvent.type(screen.getByLabelText('Причина для покупателя'), 'Увяла роза');
    await userEvent.click(screen.getByRole('button', { name: /^Вернуть 300/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(line).toHaveAccessibleDescription(/Можно вернуть не больше 120 ₽/);
    await expect(line).toBeInvalid();
    await expect(line).toHaveValue('300');
  },
};
export const Failed: Story = {
  name: 'Банк отказал',
  args: { error: 'Банк не принял возврат. Попробуйте через минуту' },
};
