import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Container } from '../components/Container/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { cart } from '../patterns/fixtures/carts.ts';
import { deliveryPrice, suggestAddress, today } from '../patterns/fixtures/delivery.ts';
import { product } from '../patterns/fixtures/products.ts';
import {
  CheckoutConsent,
  CheckoutLayout,
  CheckoutPayBar,
  CheckoutSellerSection,
  CheckoutSummary,
  emptyDraft,
  type CheckoutDraft,
} from '../patterns/order/Checkout/index.ts';
import { CheckoutHeader } from '../patterns/page/CheckoutHeader/index.ts';

const deliveries = [
  { cartId: 1, serviceName: 'Пион и точка', type: 'OWN_COURIER', price: 39_000 },
  { cartId: 2, serviceName: 'Полевая', type: 'PICKUP', price: null },
] as const;
const total = 1_944_000;

const drafts: readonly CheckoutDraft[] = [
  { ...emptyDraft, deliveryOptionId: 1, deliveryDate: today, deliveryTime: '14:00' },
  { ...emptyDraft, deliveryOptionId: 2, deliveryDate: today },
];

function Sellers() {
  const [typed, setTyped] = useState(drafts);
  const change = (index: number) => (patch: Partial<CheckoutDraft>) =>
    setTyped(typed.map((draft, each) => (each === index ? { ...draft, ...patch } : draft)));
  return cart.carts.map((subCart, index) => (
    <CheckoutSellerSection
      key={subCart.cartId}
      index={index}
      subCart={subCart}
      options={product.seller.deliveryOptions}
      price={deliveryPrice}
      today={today}
      draft={typed[index] ?? emptyDraft}
      onChange={change(index)}
      suggestAddress={suggestAddress}
    />
  ));
}

function Summary() {
  const [hasConsent, setConsent] = useState(false);
  const [email, setEmail] = useState('');
  return (
    <>
      <CheckoutSummary
        cart={cart}
        deliveries={deliveries}
        total={total}
        fields={<TextField label="Почта для чека" type="email" value={email} onChange={setEmail} />}
        consent={<CheckoutConsent isChecked={hasConsent} onChange={setConsent} />}
        onSubmit={fn()}
      />
      <CheckoutPayBar total={total} onSubmit={fn()} />
    </>
  );
}

function Checkout() {
  return (
    <>
      <CheckoutHeader />
      <Container as="main">
        <CheckoutLayout summary={<Summary />}>
          <Sellers />
        </CheckoutLayout>
      </Container>
    </>
  );
}

const meta = {
  title: 'Экраны/Оформление заказа',
  id: 'screen-checkout',
  component: Checkout,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: 'Монитор' };
// For designers: the tests check every story at both widths anyway.
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
