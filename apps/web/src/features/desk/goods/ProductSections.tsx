import { useSuspenseQuery } from '@tanstack/react-query';
import { goodsLimits, marginOf, parsePrice } from '@vetka/domain/goods';
import { discountPercent, formatPrice } from '@vetka/domain/money';
import { cutText } from '@vetka/domain/text';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { MultiSelect } from '@vetka/ui/desk/MultiSelect';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { Select } from '@vetka/ui/Select';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { UploadField } from '@vetka/ui/UploadField';
import { typedMoney, typedNumber } from '../../../shell/forms/typedFigures.ts';
import type { OnUnsaved } from '../../../shell/forms/useUnsaved.ts';
import { useApi } from '../../../shell/useContext.ts';
import { Composition } from './Composition.tsx';
import * as styles from './editor.css.ts';
import { FacetFields } from './FacetFields.tsx';
import { goodsQueries } from './goods.queries.ts';
import { Section } from './Section.tsx';
import { SizesSection } from './sizes/SizesSection.tsx';
import type { ProductDraft } from './productDraft.ts';
import type { ProductEditor } from './useProductEditor.ts';
import { RecipeSection } from '../stems/RecipeSection.tsx';
import { useProductPhotos } from './useProductPhotos.ts';

type TextName = {
  [Name in keyof ProductDraft]: ProductDraft[Name] extends string ? Name : never;
}[keyof ProductDraft];

/** Props of a text field of the draft. */
const fieldOf = ({ draft, change, errors }: ProductEditor, name: TextName) => ({
  value: draft[name],
  onChange: (value: string) => change({ [name]: value }),
  error: errors[name],
});

interface ProductSectionsProps {
  service: string;
  editor: ProductEditor;
  onUnsaved: OnUnsaved;
}

/** All fields of a product that its shop edits. */
export function ProductSections({ service, editor, onUnsaved }: ProductSectionsProps) {
  return (
    <>
      <Photos service={service} editor={editor} />
      <About service={service} editor={editor} />
      <Prices editor={editor} />
      <SizesSection service={service} editor={editor} onUnsaved={onUnsaved} />
      <RecipeSection service={service} editor={editor} />
      <Made editor={editor} />
      <Found service={service} editor={editor} />
    </>
  );
}

function Photos({ service, editor }: { service: string; editor: ProductEditor }) {
  const photos = useProductPhotos(service, editor);
  const { length } = editor.draft.photos;
  return (
    <Section title="Фото" note={`${length} из ${goodsLimits.photos}, первое станет обложкой`}>
      <UploadField
        label="Снимки товара"
        items={photos.items}
        maxCount={goodsLimits.photos}
        onFiles={photos.add}
        onRemove={photos.remove}
        onRetry={photos.retry}
        onMove={photos.move}
        error={photos.refusal ?? editor.errors['photos']}
      />
      {editor.draft.photos.map(({ mediaFileId, alt }, index) => (
        <TextField
          key={mediaFileId}
          label={`Что на снимке ${index + 1}`}
          hint={index === 0 ? 'Прочитают вслух тем, кто не видит снимка' : undefined}
          placeholder="Как в названии товара"
          value={alt}
          onChange={(text) => photos.describe(mediaFileId, cutText(text, goodsLimits.alt))}
          error={editor.errors[`photos.${index}.alt`]}
        />
      ))}
    </Section>
  );
}

/** The further categories when another one becomes the main. */
const without = ({ otherCategoryIds }: ProductDraft, categoryId: string): number[] =>
  otherCategoryIds.filter((id) => String(id) !== categoryId);

function About({ service, editor }: { service: string; editor: ProductEditor }) {
  const { data } = useSuspenseQuery(goodsQueries.choices(useApi(), service));
  const { draft, change, errors } = editor;
  return (
    <Section title="О букете">
      <TextField label="Название" isRequired limit={goodsLimits.title} {...fieldOf(editor, 'title')} />
      <Select
        label="Категория"
        options={data.categories.map(({ id, path }) => ({ value: String(id), label: path }))}
        value={draft.categoryId}
        hint="Главная: по ней путь в каталоге, возврат, комиссия и скидки"
        onChange={(categoryId) => change({ categoryId, otherCategoryIds: without(draft, categoryId) })}
        error={errors['categoryIds']}
      />
      {draft.categoryId !== null && (
        <MultiSelect
          label="Показать ещё в категориях"
          hint={`До ${goodsLimits.categories - 1}: в их списках, счётчиках и поиске`}
          items={data.categories
            .filter(({ id }) => String(id) !== draft.categoryId)
            .map(({ id, name, path }) => ({ id, label: name, detail: path === name ? undefined : path }))}
          countedAs={['категория', 'категории', 'категорий']}
          max={goodsLimits.categories - 1}
          value={draft.otherCategoryIds}
          onChange={(ids) => change({ otherCategoryIds: ids.map(Number) })}
        />
      )}
      <TextField
        label="Артикул"
        hint="Ваш код товара, если он есть: по нему строки файла находят товар"
        limit={goodsLimits.sku}
        {...fieldOf(editor, 'sku')}
      />
      <TextArea label="Описание" limit={goodsLimits.description} {...fieldOf(editor, 'description')} />
      <TextArea label="Уход" limit={goodsLimits.care} {...fieldOf(editor, 'care')} />
    </Section>
  );
}

/** «Заработаете 2 750 ₽ с букета, 39 %. Скидка на витрине 15 %.» Undefined without figures. */
function earningsOf({ price, oldPrice, costPrice }: ProductDraft, isSoldAtCost: boolean): string | undefined {
  const [now, old, cost] = [price, oldPrice, costPrice].map(parsePrice);
  if (now === undefined || now === 0) return undefined;
  const margin = cost === undefined ? null : marginOf(now, cost);
  const percent = discountPercent(now, old ?? null);
  const parts = [
    ...(cost !== undefined && margin !== null && margin >= 0
      ? [`Заработаете ${formatPrice(now - cost)} с букета, ${margin}\u00A0%.`]
      : []),
    ...(percent > 0 ? [`Скидка на витрине ${percent}\u00A0%.`] : []),
    ...(cost === undefined || !isSoldAtCost
      ? []
      : [`Подписчикам «По себестоимости» откроется за ${formatPrice(cost)}.`]),
  ];
  return parts.length > 0 ? parts.join(' ') : undefined;
}

function Prices({ editor }: { editor: ProductEditor }) {
  const earnings = earningsOf(editor.draft, editor.product.isSoldAtCost);
  return (
    <Section title="Цена">
      <div className={styles.three}>
        <MoneyField label="Цена" isRequired {...typedMoney(fieldOf(editor, 'price'))} />
        <MoneyField label="Старая цена" {...typedMoney(fieldOf(editor, 'oldPrice'))} />
        <MoneyField label="Себестоимость" {...typedMoney(fieldOf(editor, 'costPrice'))} />
      </div>
      {editor.product.todayPrice !== null && (
        <p className={styles.note}>
          {editor.product.isPromoted
            ? `В акции «Ветки» сейчас ${formatPrice(editor.product.todayPrice)}. Когда она кончится, цена вернётся сама.`
            : `Сегодня дешевле: ${formatPrice(editor.product.todayPrice)}. У главного стебля скоро кончится срок, потом цена вернётся сама.`}
        </p>
      )}
      {earnings && <p className={styles.earns}>{earnings}</p>}
    </Section>
  );
}

function Made({ editor }: { editor: ProductEditor }) {
  const hasRecipe = editor.recipe.saved.length > 0;
  return (
    <Section title={hasRecipe ? 'Сборка и размеры' : 'Из чего и сколько'}>
      {!hasRecipe && <Composition editor={editor} />}
      <div className={styles.four}>
        <NumberField label="На сборку" unit="мин" {...typedNumber(fieldOf(editor, 'productionMinutes'))} />
        <NumberField label="Ширина" unit="см" {...typedNumber(fieldOf(editor, 'width'))} />
        <NumberField label="Высота" unit="см" {...typedNumber(fieldOf(editor, 'height'))} />
        <NumberField label="Вес" unit="г" {...typedNumber(fieldOf(editor, 'weight'))} />
      </div>
      <TextField
        label="В упаковке"
        hint="Если это не просто одна штука: 400&nbsp;мл, 1,2&nbsp;кг, 25&nbsp;шт"
        {...fieldOf(editor, 'pack')}
      />
    </Section>
  );
}

function Found({ service, editor }: { service: string; editor: ProductEditor }) {
  return (
    <Section title="Как найдут">
      <FacetFields service={service} editor={editor} />
      <TextField
        label="Заголовок для поисковиков"
        hint="Пусто – возьмём название"
        limit={goodsLimits.seoTitle}
        {...fieldOf(editor, 'seoTitle')}
      />
      <TextArea
        label="Описание для поисковиков"
        limit={goodsLimits.seoDescription}
        {...fieldOf(editor, 'seoDescription')}
      />
    </Section>
  );
}
