import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
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
export const Loading: Story = {
  name: 'Узнаём время',
  args: { draft: { ...emptyDraft, deliveryOptionId: 2 }, price: undefined, isLoadingPrice: true },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
