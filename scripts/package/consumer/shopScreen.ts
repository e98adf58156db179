/**
 * The code of another shop with its own data: a catalogue, a cart and a sign-in. At most 80 lines, or the packages
 * require too much. A test compiles and renders it.
 */
export const shopScreen = `
import { createClient, unwrap } from '@vetka/api-client/client';
import { authDialogHandlers, authDialogState, authMachine } from '@vetka/machines/auth';
import { Button } from '@vetka/ui/Button';
import { Container } from '@vetka/ui/Container';
import { Heading } from '@vetka/ui/Heading';
import { Inline } from '@vetka/ui/Inline';
import { CartPanel } from '@vetka/ui/patterns/cart/CartPanel';
import { ProductCard } from '@vetka/ui/patterns/catalog/ProductCard';
import { ProductGrid } from '@vetka/ui/patterns/catalog/ProductGrid';
import { AuthDialog } from '@vetka/ui/patterns/session/AuthDialog';
import { useState, useSyncExternalStore } from 'react';
import { createActor, fromPromise } from 'xstate';

const lamps = [
  { id: 1, title: 'Лампа «Сова»', price: 450_000 },
  { id: 2, title: 'Торшер', price: 1_290_000, oldPrice: 1_490_000 },
];

const { session } = createClient({ origin: 'https://lamps.example' });
const auth = createActor(
  authMachine.provide({
    actors: {
      sendPhone: fromPromise(({ input }) => unwrap(session.verifyPhone({ body: input }))),
      sendCode: fromPromise(({ input }) => unwrap(session.signIn({ body: input }))),
      sendPassword: fromPromise(({ input }) => unwrap(session.signInByPassword({ body: input }))),
    },
  }),
).start();

function SignIn({ onClose }: { onClose: () => void }) {
  const watch = (listener: () => void) => auth.subscribe(listener).unsubscribe;
  const snapshot = useSyncExternalStore(watch, auth.getSnapshot, auth.getSnapshot);
  return <AuthDialog isOpen onClose={onClose} {...authDialogState(snapshot)} {...authDialogHandlers(auth)} />;
}

export function Shop() {
  const [counts, setCounts] = useState<Record<number, number>>({});
  const [open, setOpen] = useState<'cart' | 'sign-in'>();
  const close = () => setOpen(undefined);
  const setCount = (id: number, count: number) => setCounts((now) => ({ ...now, [id]: count }));
  const items = lamps
    .map((product) => ({ cartProductId: product.id, product, quantity: counts[product.id] ?? 0, isSelected: true }))
    .filter(({ quantity }) => quantity > 0);
  const total = items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  return (
    <Container>
      <Heading level={1}>Лампы</Heading>
      <Inline gap={12}>
        <Button onClick={() => setOpen('cart')}>Корзина</Button>
        <Button variant="outline" onClick={() => setOpen('sign-in')}>Войти</Button>
      </Inline>
      <ProductGrid>
        {lamps.map((lamp) => (
          <ProductCard key={lamp.id} product={lamp} level={2} onAdd={({ id }) => setCount(id, 1)} />
        ))}
      </ProductGrid>
      <CartPanel
        isOpen={open === 'cart'}
        onClose={close}
        cart={{
          carts: items.length > 0 ? [{ cartId: 1, service: { id: 1, name: 'Лампы' }, items }] : [],
          selectedItemsCount: items.length,
          selectedTotal: total,
          totalAfterDiscount: total,
        }}
        onToggle={({ product }) => setCount(product.id, 0)}
        onQuantity={({ product }, count) => setCount(product.id, count)}
        onRemove={({ product }) => setCount(product.id, 0)}
      />
      {open === 'sign-in' && <SignIn onClose={close} />}
    </Container>
  );
}
`.trimStart();

/** A script for plain Node that prints the screen. */
export const shopScript = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Shop } from './shop.js';

process.stdout.write(renderToString(createElement(Shop)));
// The machine of the sign-in is running.
process.exit(0);
`;
