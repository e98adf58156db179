import {
  arranged,
  movedTo,
  storefrontLimits,
  unpinned,
  type ArrangeShelf,
  type Shelf,
  type ShelfProduct,
} from '@vetka/domain/storefront';
import { plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { DropdownMenu, type DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { CloseIcon, MoreIcon } from '@vetka/ui/Icon';
import { Image } from '@vetka/ui/Image';
import { Segmented } from '@vetka/ui/Segmented';
import { Switch } from '@vetka/ui/Switch';
import { useReorder, type ReorderProps } from '@vetka/ui/UploadField';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { useEffect, useEffectEvent, useState } from 'react';
import { PlaceDialog, placeActions } from './PlaceDialog.tsx';
import * as styles from './storefront.css.ts';
import { tileMenu } from './tile.css.ts';
import { useShelf, type KeepStorefront } from './useStorefront.ts';

/** Moves are sent together this long after the last one (ms). */
const settleMs = 700;
/** How many a shopper sees at once; also the initial number of pinned ones. */
const firstGoods = 8;
const shownGoods = 24;

const orders = [
  { value: 'OWN' as const, label: 'Мой порядок' },
  { value: 'SALES' as const, label: 'По продажам' },
];

interface Places {
  goods: readonly ShelfProduct[];
  pinned: number;
}

const bodyOf = ({ goods, pinned }: Places, hidesSoldOut: boolean): ArrangeShelf => ({
  ids: goods.slice(0, pinned).map(({ id }) => id),
  hidesSoldOut,
});

/** The order being changed, sent after a pause without moves, or when the page is left. */
function useArrangedShelf(service: string, shelf: Shelf, keep: KeepStorefront) {
  const arrange = useShelf(service, keep);
  const [moved, setMoved] = useState<Places>();
  const before = bodyOf(shelf, shelf.hidesSoldOut);
  /** Shows and sends all of it. A move that waits is sent with it, or it would later take the old switch along. */
  function settle(places: Places, hidesSoldOut: boolean): void {
    keep({ shelf: { ...shelf, ...places, goods: [...places.goods], hidesSoldOut } });
    setMoved(undefined);
    arrange(bodyOf(places, hidesSoldOut), before);
  }
  const send = useEffectEvent(() => {
    if (moved) settle(moved, shelf.hidesSoldOut);
  });
  useEffect(
    function sendSettled() {
      if (!moved) return undefined;
      const timer = setTimeout(() => send(), settleMs);
      return () => clearTimeout(timer);
    },
    [moved],
  );
  useEffect(function sendOnLeave() {
    return () => send();
  }, []);
  return {
    places: moved ?? shelf,
    place: setMoved,
    hideSoldOut: (hidesSoldOut: boolean) => settle(moved ?? shelf, hidesSoldOut),
  };
}

interface ShelfCardProps {
  service: string;
  shelf: Shelf;
  keep: KeepStorefront;
}

/** The order in which shoppers see the goods: some are pinned, the rest follows by sales. */
export function ShelfCard({ service, shelf, keep }: ShelfCardProps) {
  const { places, place, hideSoldOut } = useArrangedShelf(service, shelf, keep);
  const [count, setCount] = useState(shownGoods);
  const { goods, pinned } = places;
  const choose = (order: 'OWN' | 'SALES') =>
    place({ goods, pinned: order === 'SALES' ? 0 : Math.min(firstGoods, goods.length) });
  const shown = goods.slice(0, count);
  return (
    <section className={styles.card} aria-labelledby="shelf">
      <div className={styles.shelfHead}>
        <div className={styles.words}>
          <h2 id="shelf" className={styles.title}>
            Порядок витрины
          </h2>
          <span className={styles.note}>
            Первые восемь видны сразу. Перетащите товар или выберите его и нажимайте стрелки
          </span>
        </div>
        {goods.length > 0 && (
          <Segmented label="Порядок" options={orders} value={pinned > 0 ? 'OWN' : 'SALES'} onChange={choose} />
        )}
      </div>
      {goods.length === 0 && <p className={styles.note}>На витрине пока пусто: опубликуйте первый товар.</p>}
      <Tiles goods={shown} places={places} shelf={shelf} onPlace={place} />
      {goods.length > count && (
        <div>
          <Button variant="plain" onClick={() => setCount(count + shownGoods)}>
            Показать ещё {Math.min(shownGoods, goods.length - count)}
          </Button>
        </div>
      )}
      {shelf.total > storefrontLimits.shelf && (
        <p className={styles.note}>
          Здесь первые {storefrontLimits.shelf}, всего на витрине {plural(shelf.total, ['товар', 'товара', 'товаров'])}
        </p>
      )}
      <Switch
        label="Скрывать то, что закончилось"
        description="Товар вернётся на витрину, когда появится остаток"
        isChecked={shelf.hidesSoldOut}
        onChange={hideSoldOut}
      />
    </section>
  );
}

interface TilesProps {
  goods: readonly ShelfProduct[];
  places: Places;
  shelf: Shelf;
  onPlace: (places: Places) => void;
}

function Tiles({ goods, places, shelf, onPlace }: TilesProps) {
  const placeOf = (id: string) => goods.findIndex((product) => String(product.id) === id);
  const items = goods.map(({ id, title }) => ({ id: String(id), name: title }));
  const [numbered, setNumbered] = useState<number>();
  const move = (from: number, to: number) => onPlace(arranged(shelf, movedTo(places.goods, from, to)));
  const { tiles, said, propsOf } = useReorder(items, (id, to) => move(placeOf(id), to));
  return (
    <div ref={tiles}>
      <ol className={styles.tiles}>
        {goods.map((product, index) => (
          <Tile
            key={product.id}
            product={product}
            place={index + 1}
            isPinned={index < places.pinned}
            order={propsOf(String(product.id))}
            onUnpin={() => onPlace(unpinned(places, index))}
            actions={placeActions({
              place: index,
              count: places.goods.length,
              onMove: (to) => move(index, to),
              onNumber: () => setNumbered(index),
            })}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {numbered !== undefined && (
        <PlaceDialog
          title={goods[numbered]?.title ?? ''}
          place={numbered + 1}
          count={places.goods.length}
          onPlace={(place) => move(numbered, place - 1)}
          onClose={() => setNumbered(undefined)}
        />
      )}
    </div>
  );
}

interface TileProps {
  product: ShelfProduct;
  place: number;
  isPinned: boolean;
  order: ReorderProps;
  onUnpin: () => void;
  actions: DropdownMenuItem[];
}

function Tile({ product: { title, mediaFile, isAvailable }, place, isPinned, order, onUnpin, actions }: TileProps) {
  const state = [isPinned ? 'закреплён' : 'по продажам', ...(isAvailable ? [] : ['закончился'])].join(', ');
  return (
    <li className={styles.tile} data-pinned={isPinned ? '' : undefined} {...order.tile}>
      <Image src={mediaFile?.url} alt="" width={120} />
      <button
        type="button"
        className={styles.handle}
        aria-label={`${title}: место ${place}, ${state}`}
        {...(order.handle || {})}
      >
        <span className={styles.number}>{place}</span>
      </button>
      {!isAvailable && (
        <span className={styles.soldOut} aria-hidden="true">
          Нет
        </span>
      )}
      <DropdownMenu
        label={`Место товара: ${title}`}
        align="start"
        trigger={
          <button type="button" className={tileMenu} aria-label={`Место товара: ${title}`}>
            <MoreIcon size="s" />
          </button>
        }
        items={actions}
      />
      {isPinned && (
        <button type="button" className={styles.unpin} aria-label={`Открепить: ${title}`} onClick={onUnpin}>
          <CloseIcon size="s" />
        </button>
      )}
    </li>
  );
}
