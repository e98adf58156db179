import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { deskOrder } from '../../fixtures/deskOrder.ts';
import { UploadField } from '../../../components/UploadField/index.ts';
import { SubstitutionForm, type OptionPhotoField } from './index.ts';

const onUploaded = fn();
/** As the desk renders it, with an upload that ends at once. */
const photoField = ({ label, error, onChange }: OptionPhotoField) => (
  <UploadField
    label={label}
    error={error}
    items={[]}
    onFiles={() => {
      onChange(77);
      onUploaded();
    }}
    onRemove={fn()}
    onRetry={fn()}
  />
);

const meta = {
  title: 'Магазин/Кабинет/Вопрос о замене · SubstitutionForm',
  id: 'substitution-form',
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
    await expect(await second.findByText('Поле обязательно для заполнения')).toBeVisible();
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
export const Refused: Story = {
  name: 'Сервер отказал в варианте: всё набранное на месте',
  args: {
    order: { ...deskOrder, products: deskOrder.products.slice(0, 1) },
    fieldErrors: { 'options.0.refund': 'Можно вернуть не больше 1 250 ₽', refundWithout: 'Больше цены товара' },
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Чего нет'), 'Эустомы нет');
    await userEvent.type(screen.getByLabelText('Что взамен'), 'Роза');
    await userEvent.type(screen.getByLabelText('Вернём покупателю'), '5000');
    await userEvent.type(screen.getByLabelText('Если без замены, вернём'), '9000');
    await userEvent.click(screen.getByRole('button', { name: 'Спросить покупателя' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(screen.getByText('Можно вернуть не больше 1 250 ₽')).toBeVisible();
    await expect(screen.getByLabelText('Если без замены, вернём')).toHaveAccessibleDescription(/Больше цены товара/);
    await expect(screen.getByLabelText('Вернём покупателю')).toHaveValue('5000');
  },
};
export const Photo: Story = {
  name: 'Вариант с фото',
  args: { order: { ...deskOrder, products: deskOrder.products.slice(0, 1) }, photoField },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Чего нет'), 'Эустомы нет');
    await userEvent.type(screen.getByLabelText('Что взамен'), 'Роза');
    await userEvent.type(screen.getByLabelText('Если без замены, вернём'), '420');
    const input = within(screen.getByRole('group', { name: 'Фото' })).getByLabelText('Добавить');
    await userEvent.upload(input, new File(['x'], 'roza.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(onUploaded).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('button', { name: 'Спросить покупателя' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ options: [{ title: 'Роза', note: '', mediaFileId: 77, refund: 0 }] }),
    );
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
