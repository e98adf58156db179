import { useQuery } from '@tanstack/react-query';
import { marginOf } from '@vetka/domain/goods';
import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import { canMake, recipeCost, stemLimits, stemTitle, type Recipe, type RecipePart } from '@vetka/domain/stem';
import { Button } from '@vetka/ui/Button';
import { TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Notice } from '@vetka/ui/Notice';
import { QuantityStepper } from '@vetka/ui/QuantityStepper';
import { useState } from 'react';
import { useApi } from '../../../shell/useContext.ts';
import { parsePrice, priceText } from '@vetka/domain/goods';
import type { ProductEditor } from '../goods/useProductEditor.ts';
import {
  compositionOf,
  isSameRecipe,
  recipeDraftOf,
  recipeEditOf,
  withoutStem,
  withQuantity,
  withStem,
  type RecipeDraft,
} from './recipeDraft.ts';
import { StemMovesList } from './StemMovesList.tsx';
import { StemPicker } from './StemPicker.tsx';
import * as styles from './stems.css.ts';
import { stemsQueries } from './stems.queries.ts';
import { useStemChanges } from './useStemChanges.ts';

interface RecipeSectionProps {
  service: string;
  editor: ProductEditor;
}

/** The composition of one piece of the product; its stock follows from it. */
export function RecipeSection({ service, editor }: RecipeSectionProps) {
  const { data } = useQuery(stemsQueries.recipe(useApi(), service, editor.product.id));
  if (!data) return null;
  return <Editor key={JSON.stringify(recipeEditOf(data.parts))} service={service} editor={editor} recipe={data} />;
}

function Editor({ service, editor, recipe }: RecipeSectionProps & { recipe: Recipe }) {
  const saved = recipeDraftOf(recipe);
  const [parts, setParts] = useState<RecipeDraft>(saved);
  const [message, setMessage] = useState<string>();
  const changes = useStemChanges(service);
  const isChanged = !isSameRecipe(parts, saved);
  async function save(): Promise<void> {
    const refused = await changes.setRecipe(editor.product.id, recipeEditOf(parts));
    setMessage(refused && (Object.values(refused.fields)[0] ?? refused.message));
    if (!refused && parts.length > 0) editor.takeComposition(compositionOf(parts));
  }
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
      {message !== undefined && <Notice tone="critical">{message}</Notice>}
      {parts.map((part) => (
        <Part key={part.stem.id} part={part} parts={parts} onChange={setParts} />
      ))}
      {parts.length < stemLimits.parts && (
        <StemPicker service={service} onChoose={(stem) => setParts(withStem(parts, stem))} />
      )}
      <Sums parts={parts} editor={editor} />
      {isChanged && (
        <div className={styles.actions}>
          <Button isLoading={changes.isPending} loadingText="Сохраняем" onClick={() => void save()}>
            Сохранить рецепт
          </Button>
          <Button variant="plain" onClick={() => setParts(saved)}>
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
