import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { Container } from '../../../components/Container/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { cart } from '../../fixtures/carts.ts';
import { deliveryPrice, suggestAddress, today } from '../../fixtures/delivery.ts';
import { product } from '../../fixtures/products.ts';
import {
  CheckoutConsent,
  CheckoutLayout,
  CheckoutPayBar,
  CheckoutSellerSection,
  CheckoutSummary,
  emptyDraft,
  type CheckoutSellerSectionProps,
} from './index.ts';

const [first] = cart.carts;
if (!first) throw new Error('В примерах пустая корзина');

const deliveries = [
  { cartId: 1, serviceName: 'Пион и точка', type: 'OWN_COURIER', price: 39_000 },
  { cartId: 2, serviceName: 'Полевая', type: 'PICKUP', price: null },
] as const;
const total = 1_944_000;

function Checkout(args: CheckoutSellerSectionProps) {
  const [draft, setDraft] = useState(args.draft);
  const [hasConsent, setConsent] = useState(false);
  const [email, setEmail] = useState('');
  const summary = (
    <>
      <CheckoutSummary
        cart={cart}
        deliveries={deliveries}
        total={total}
        fields={<TextField label="Эл. почта для чека" type="email" value={email} onChange={setEmail} />}
        consent={<CheckoutConsent isChecked={hasConsent} onChange={setConsent} />}
        onSubmit={fn()}
      />
      <CheckoutPayBar total={total} onSubmit={fn()} />
    </>
  );
  return (
    <Container>
      <CheckoutLayout summary={summary}>
        <CheckoutSellerSection {...args} draft={draft} onChange={(patch) => setDraft({ ...draft, ...patch })} />
      </CheckoutLayout>
    </Container>
  );
}

const meta = {
  title: 'Магазин/Покупки/Оформление заказа · Checkout',
  id: 'checkout',
  component: CheckoutSellerSection,
  parameters: { layout: 'fullscreen' },
  args: {
    index: 0,
    subCart: first,
    options: product.seller.deliveryOptions,
    price: deliveryPrice,
    today,
    draft: { ...emptyDraft, deliveryOptionId: 1, deliveryDate: today, deliveryTime: '14:00' },
    onChange: fn(),
    suggestAddress,
  },
  render: (args) => <Checkout {...args} />,
} satisfies Meta<typeof CheckoutSellerSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Courier: Story = { name: 'Курьер, себе' };
export const Choosing: Story = {
  name: 'Выбрать доставку, день, время, получателя',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /19/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^16:00/ }));
    await expect(canvas.getByRole('radio', { name: /^16:00/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Другой человек' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Имя/ }), 'Анна');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Текст открытки/ }), 'С днём рождения');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Анонимный подарок/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Самовывоз/ }));
    await expect(canvas.queryByRole('radio', { name: /^16:00/ })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /^Имя/ })).toHaveValue('Анна');
  },
};
export const Other: Story = {
  name: 'Другому человеку, с ошибкой',
  args: {
    draft: {
      ...emptyDraft,
      deliveryOptionId: 1,
      deliveryDate: today,
      recipient: { isOtherRecipient: true, firstName: 'Анна', lastName: 'Лебедева', middleName: '', phone: '+791038' },
    },
    errors: {
      'recipient.phone': 'Поле должно быть не менее 10 символов',
      deliveryTime: 'Поле обязательно для заполнения',
      address: 'Поле обязательно для заполнения',
    },
  },
};
export const Substitution: Story = {
  name: 'Если чего-то не окажется',
  args: { offersSubstitution: true },
  play: async ({ canvas }) => {
    const choice = within(canvas.getByRole('radiogroup', { name: 'Если чего-то не окажется' }));
    await expect(choice.getByRole('radio', { name: /^Спросить меня/ })).toBeChecked();
    await expect(canvas.getByText(/^Магазин предложит замену, вы ответите за 30 минут/)).toBeVisible();
    await userEvent.click(choice.getByRole('radio', { name: /^Не заменять/ }));
    await expect(choice.getByRole('radio', { name: /^Не заменять/ })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(choice.getByRole('radio', { name: /^Заменить похожим за ту же цену/ })).toBeChecked();
  },
};
export const Closed: Story = {
  name: 'Магазин не принимает заказы',
  args: { subCart: { ...first, isAcceptingOrders: false }, closedAction: <a href="#cart">В корзину</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/не принимает/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'В корзину' })).toBeVisible();
  },
};
export const Loading: Story = {
  name: 'Узнаём время',
  args: { draft: { ...emptyDraft, deliveryOptionId: 2 }, price: undefined, isLoadingPrice: true },
};
export const Failed: Story = {
  name: 'Время не узнали',
  args: { ...Loading.args, isLoadingPrice: false, failure: <Button>Повторить</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Как получить' })).toBeVisible();
  },
};
export const NoOptions: Story = {
  name: 'Способы не узнали',
  args: { ...Failed.args, options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: 'Как получить' })).toBeNull();
  },
};
const person = {
  isOtherRecipient: true,
  firstName: 'Анна',
  lastName: 'Лебедева',
  middleName: '',
  phone: '+79103801122',
};
const savedAddresses = [
  {
    id: 1,
    title: 'Дом',
    address: { ...emptyDraft.address, city: 'Москва', formatted: 'Москва, ул Ленина, д 10', apartment: '5' },
    recipient: emptyDraft.recipient,
    isMain: true,
  },
  {
    id: 2,
    title: 'Мама',
    address: { ...emptyDraft.address, city: 'Москва', formatted: 'Москва, ул Садовая, д 3', intercom: '12К' },
    recipient: person,
    isMain: false,
  },
];

export const Saved: Story = {
  name: 'Сохранённые адреса',
  args: { savedAddresses },
  play: async ({ canvas }) => {
    const places = within(canvas.getByRole('group', { name: 'Ваши адреса' }));
    await userEvent.click(places.getByRole('button', { name: 'Мама' }));
    await expect(places.getByRole('button', { name: 'Мама' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('combobox', { name: /^Адрес/ })).toHaveValue('Москва, ул Садовая, д 3');
    await expect(canvas.getByRole('textbox', { name: 'Домофон' })).toHaveValue('12К');
    await expect(canvas.getByRole('textbox', { name: /^Имя/ })).toHaveValue('Анна');
    await expect(canvas.queryByRole('checkbox', { name: /^Запомнить адрес/ })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Квартира' }), '7');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Запомнить адрес/ }));
    await expect(canvas.getByRole('checkbox', { name: /^Запомнить адрес/ })).toBeChecked();
    await userEvent.click(places.getByRole('button', { name: 'Дом' }));
    await expect(canvas.queryByRole('textbox', { name: /^Имя/ })).toBeNull();
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
