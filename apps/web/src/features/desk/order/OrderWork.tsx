import type { DeskOrder } from '@vetka/domain/desk';
import { substitutionLabels } from '@vetka/domain/desk';
import { CopyButton } from '@vetka/ui/desk/CopyButton';
import { CardNote } from '@vetka/ui/patterns/desk/CardNote';
import { CompositionList } from '@vetka/ui/patterns/desk/CompositionList';
import { OrderBlock, OrderProduct } from '@vetka/ui/patterns/desk/OrderBlock';
import { WishNote } from '@vetka/ui/patterns/desk/WishNote';
import { SubstitutionButton } from '../money/Substitution.tsx';
import { Substitutions } from '../money/Substitutions.tsx';
import { useTicked } from './useTicked.ts';

/** The customer's choice as the shop reads it. */
const substitutionWords = (choice: DeskOrder['substitution']): string =>
  choice === 'ASK' ? 'спросить покупателя' : substitutionLabels[choice].toLocaleLowerCase('ru');

/** The products with their composition, the wish, and the card. */
export function OrderWork({ order }: { order: DeskOrder }) {
  return (
    <>
      {order.comment && <WishNote>{order.comment}</WishNote>}
      <OrderBlock title="Что собрать" isCard>
        {order.products.map((product) => (
          <Product key={product.orderProductId} product={product} orderId={order.id} />
        ))}
      </OrderBlock>
      <p>
        Если чего-то нет: <b>{substitutionWords(order.substitution)}</b>
      </p>
      <Substitutions order={order} />
      {order.maySubstitute && <SubstitutionButton order={order} />}
      {order.cardText && (
        <OrderBlock
          title="Открытка"
          aside={<CopyButton size="s" variant="plain" label="Скопировать" text={order.cardText} />}
        >
          <CardNote text={order.cardText} overflow="print" />
        </OrderBlock>
      )}
    </>
  );
}

function Product({ product, orderId }: { product: DeskOrder['products'][number]; orderId: number }) {
  const [ticked, tick] = useTicked(orderId, product.orderProductId);
  return (
    <>
      <OrderProduct product={product} />
      {product.composition.length > 0 && (
        <CompositionList items={product.composition} times={product.quantity} ticked={ticked} onTick={tick} />
      )}
    </>
  );
}
