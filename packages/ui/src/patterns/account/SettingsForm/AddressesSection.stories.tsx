import type { SavedAddress } from '@vetka/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Container } from '../../../components/Container/index.ts';
import { suggestAddress } from '../../fixtures/delivery.ts';
import { AddressesSection, AddressForm } from './index.ts';

const address = {
  countryCode: 'RU',
  country: 'Россия',
  city: 'Москва',
  formatted: 'Москва, ул Ленина, д 10',
  street: 'ул Ленина, д 10',
  postalCode: '',
  apartment: '5',
  entrance: '2',
  floor: '',
  intercom: '5К',
  lat: null,
  lng: null,
};
const self = { isOtherRecipient: false, firstName: '', lastName: '', middleName: '', phone: '' };
const mother = { ...self, isOtherRecipient: true, firstName: 'Анна', lastName: 'Лебедева', phone: '+79103801122' };
const home: SavedAddress = { id: 1, title: 'Дом', address, recipient: self, isMain: true };
const mothers: SavedAddress = { id: 2, title: '', address, recipient: mother, isMain: false };

const meta = {
  title: 'Магазин/Профиль/Адреса · AddressesSection',
  id: 'addresses-section',
  component: AddressesSection,
  args: { addresses: [home, mothers], onAdd: fn(), onChange: fn(), onRemove: fn() },
  render: (args) => (
    <Container width="reading">
      <AddressesSection {...args} />
    </Container>
  ),
} satisfies Meta<typeof AddressesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: 'Список',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить адрес «Дом»' }));
    await expect(args.onChange).toHaveBeenCalledWith(home);
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить адрес «Анна, ул Ленина, д 10»' }));
    await expect(args.onRemove).toHaveBeenCalledWith(mothers);
    await expect(canvas.getByText(/Получит Анна Лебедева/)).toBeVisible();
  },
};
export const Empty: Story = { name: 'Пока нет', args: { addresses: [] } };

const save = fn();

export const Form: Story = {
  name: 'Новый адрес',
  render: () => (
    <Container width="reading">
      <AddressForm onSubmit={save} suggestAddress={suggestAddress} />
    </Container>
  ),
  play: async ({ canvas }) => {
    save.mockClear();
    const submit = canvas.getByRole('button', { name: 'Сохранить' });
    await userEvent.click(submit);
    const street = canvas.getByRole('combobox', { name: /^Адрес/ });
    await expect(street).toHaveAccessibleDescription(/Поле обязательно для заполнения/);
    await expect(street).toHaveFocus();
    await userEvent.type(street, 'Суздаль, ул Ленина, д 1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Название' }), 'Дача');
    await userEvent.click(canvas.getByRole('radio', { name: 'Другой человек' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Имя/ }), 'Анна');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Телефон получателя/ }), '9103801122');
    await userEvent.click(submit);
    await expect(save).toHaveBeenCalledOnce();
    const [input] = save.mock.calls[0] as [{ title: string; address: object; recipient: object; isMain: boolean }];
    await expect(input).toMatchObject({
      title: 'Дача',
      address: { formatted: 'Суздаль, ул Ленина, д 1' },
      recipient: { isOtherRecipient: true, firstName: 'Анна' },
      isMain: false,
    });
  },
};
