import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { deskOrder } from '../../fixtures/deskOrder.ts';
import { SubstitutionForm } from './index.ts';

const meta = {
  title: 'Магазин/Кабинет/Вопрос о замене · SubstitutionForm',
  component: SubstitutionForm,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { isOpen: true, onClose: fn(), order: deskOrder, onSubmit: fn() },
} satisfies Meta<typeof SubstitutionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: 'Спросить: два варианта',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Букет/ }));
    await userEvent.type(screen.getByLabelText('Чего нет'), 'Эустомы нет');
    await userEvent.type(screen.getByLabelText('Что взамен'), 'Кустовая роза');
    await userEvent.type(screen.getByLabelText('Вернём покупателю'), '180');
    await userEvent.click(screen.getByRole('button', { name: 'Ещё вариант' }));
    const second = within(screen.getByRole('group', { name: 'Вариант 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Спросить покупателя' }));
    await expect(await second.findByText('Напишите, что предлагаете')).toBeVisible();
    await userEvent.type(second.getByLabelText('Что взамен'), 'Гвоздика');
    await userEvent.type(screen.getByLabelText('Если без замены, вернём'), '420');
    await userEvent.click(screen.getByRole('button', { name: 'Спросить покупателя' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      orderProductId: 501,
      words: 'Эустомы нет',
      options: [
        { title: 'Кустовая роза', note: '', mediaFileId: null, refund: 18_000 },
        { title: 'Гвоздика', note: '', mediaFileId: null, refund: 0 },
      ],
      refundWithout: 42_000,
    });
  },
};
export const Similar: Story = {
  name: 'Похожее без вопроса',
  args: { order: { ...deskOrder, products: deskOrder.products.slice(0, 1), substitution: 'SIMILAR' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Записать замену' })).toBeEnabled();
  },
};
export const Never: Story = {
  name: 'Просили не заменять',
  args: { order: { ...deskOrder, products: deskOrder.products.slice(0, 1), substitution: 'NEVER' } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Покупатель просил не заменять');
    await expect(screen.getByRole('button', { name: 'Записать замену' })).toBeDisabled();
  },
};
