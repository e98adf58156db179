import { marginOf } from '@vetka/domain/goods';
import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import { canMake, recipeCost, stemLimits, stemTitle, type RecipePart } from '@vetka/domain/stem';
import { Button } from '@vetka/ui/Button';
import { TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Notice } from '@vetka/ui/Notice';
import { QuantityStepper } from '@vetka/ui/QuantityStepper';
import { parsePrice, priceText } from '@vetka/domain/goods';
import type { ProductEditor } from '../goods/useProductEditor.ts';
import { withoutStem, withQuantity, withStem, type RecipeDraft } from './recipeDraft.ts';
import { StemMovesList } from './StemMovesList.tsx';
import { StemPicker } from './StemPicker.tsx';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { CardSkeleton } from '../skeletons/RoomSkeleton.tsx';
import * as styles from './stems.css.ts';

interface RecipeSectionProps {
  service: string;
  editor: ProductEditor;
}

/** The composition of one piece of the product; its stock follows from it. */
export function RecipeSection({ service, editor }: RecipeSectionProps) {
  const { recipe } = editor;
  const { parts, saved, isChanged } = recipe;
  if (!recipe.read.data) return <NotLoaded query={recipe.read} loading={<CardSkeleton lines={4} />} />;
  return (
    <section className={styles.card} aria-labelledby="recipe">
      <div className={styles.form}>
        <h2 id="recipe" className={styles.name}>
          Рецепт
        </h2>
        <p className={styles.note}>
          Из чего собираете один букет. Остаток посчитается по стеблям, состав для покупателей возьмём отсюда. Первый
          стебель – главный.
        </p>
      </div>
      {recipe.isHidden && (
        <Notice tone="caution">Букет скрыт: стеблей не хватает. Покажем снова, как только придут.</Notice>
      )}
      {recipe.message !== undefined && (
        <Notice tone="critical" isAnnounced>
          {recipe.message}
        </Notice>
      )}
      {recipe.isOutdated && (
        <Notice tone="caution" isAnnounced title="Рецепт уже изменили в другом месте">
          Сохраните свой рецепт, и он заменит новый. Или отмените правки, и мы покажем новый.
        </Notice>
      )}
      {parts.map((part) => (
        <Part key={part.stem.id} part={part} parts={parts} onChange={recipe.change} />
      ))}
      {parts.length < stemLimits.parts && (
        <StemPicker service={service} onChoose={(stem) => recipe.change(withStem(parts, stem))} />
      )}
      <Sums parts={parts} editor={editor} />
      {isChanged && (
        <div className={styles.actions}>
          <Button isLoading={recipe.isPending} loadingText="Сохраняем" onClick={() => void recipe.save()}>
            Сохранить рецепт
          </Button>
          <Button variant="plain" onClick={recipe.discard}>
            Отменить
          </Button>
        </div>
      )}
      {saved.length > 0 && (
        <details>
          <summary className={styles.note}>Движения стеблей</summary>
          <StemMovesList service={service} of={{ product: editor.product.id }} />
        </details>
      )}
    </section>
  );
}

interface PartProps {
  part: RecipePart;
  parts: RecipeDraft;
  onChange: (parts: RecipeDraft) => void;
}

function Part({ part: { stem, quantity }, parts, onChange }: PartProps) {
  const title = stemTitle(stem);
  return (
    <div className={styles.part}>
      <span className={styles.name}>
        {title}
        {stem.unit !== 'шт' && `, ${stem.unit}`}
      </span>
      <QuantityStepper
        label={`Сколько: ${title}`}
        value={quantity}
        max={stemLimits.partQuantity}
        onChange={(next) => onChange(withQuantity(parts, stem.id, next))}
      />
      <IconButton
        label={`Убрать: ${title}`}
        icon={<TrashIcon />}
        onClick={() => onChange(withoutStem(parts, stem.id))}
      />
    </div>
  );
}

/** «Себестоимость 1 240 ₽, с букета останется 2 210 ₽, 64 %. Стеблей хватит на 7 букетов.» */
function sumsText(parts: RecipeDraft, price: number | undefined): string {
  const [cost, pieces] = [recipeCost(parts), canMake(parts)];
  const margin = price === undefined || cost === null ? null : marginOf(price, cost);
  const left =
    cost === null || margin === null
      ? ''
      : `, с букета останется ${formatPrice((price ?? 0) - cost)}, ${margin}\u00A0%`;
  return [
    cost === null
      ? 'Себестоимость посчитаем, когда у всех стеблей будет цена.'
      : `Себестоимость ${formatPrice(cost)}${left}.`,
    `Стеблей хватит на ${plural(pieces ?? 0, ['букет', 'букета', 'букетов'])}.`,
  ].join(' ');
}

function Sums({ parts, editor: { draft, change } }: { parts: RecipeDraft; editor: ProductEditor }) {
  if (parts.length === 0) return null;
  const cost = recipeCost(parts);
  return (
    <>
      <p className={styles.sums} role="status">
        {sumsText(parts, parsePrice(draft.price))}
      </p>
      {cost !== null && parsePrice(draft.costPrice) !== cost && (
        <div>
          <Button variant="tonal" size="s" onClick={() => change({ costPrice: priceText(cost) })}>
            Записать себестоимость {formatPrice(cost)}
          </Button>
        </div>
      )}
    </>
  );
}
