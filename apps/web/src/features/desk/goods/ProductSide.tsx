import { useSuspenseQuery } from '@tanstack/react-query';
import { goodsNeedLabels, goodsNeeds, openNeeds, parsePrice, requiredNeeds } from '@vetka/domain/goods';
import { CheckIcon } from '@vetka/ui/Icon';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './editor.css.ts';
import { goodsQueries } from './goods.queries.ts';
import { missingFacets } from './productFacets.ts';
import type { ProductDraft } from './productDraft.ts';
import { ProductPreview } from './ProductPreview.tsx';
import type { ProductEditor } from './useProductEditor.ts';

/** The preview of the product's card, and the missing fields before the publication. */
export function ProductSide({ service, editor }: { service: string; editor: ProductEditor }) {
  return (
    <aside className={styles.column} aria-label="Как увидят покупатели">
      <ProductPreview service={service} editor={editor} />
      <Needs service={service} draft={editor.draft} />
    </aside>
  );
}

function Needs({ service, draft }: { service: string; draft: ProductDraft }) {
  const { data } = useSuspenseQuery(goodsQueries.choices(useApi(), service));
  const missing = missingFacets(draft, data.facets);
  const open = openNeeds({
    photos: draft.photos.map(() => ({
      mediaFile: { id: 1, url: '', alt: '', type: 'IMAGE', width: null, height: null },
      alt: '',
    })),
    price: parsePrice(draft.price) ?? 0,
    categories: draft.categoryId === null ? [] : [{ id: Number(draft.categoryId), parentId: 0, slug: '', name: '' }],
    description: draft.description,
    composition: draft.composition.filter(({ name }) => name.trim() !== '').map(({ name }) => ({ name, quantity: 1 })),
    facetValueIds: [...draft.facetValueIds],
    facetNumbers: Object.values(draft.facetNumbers).flatMap((text) => (text === '' ? [] : [{ facetId: 1, number: 1 }])),
    missingFacets: missing,
  });
  const met = goodsNeeds.length - open.length;
  return (
    <section className={styles.card}>
      <div className={styles.heading}>
        <h2 className={styles.title}>До публикации</h2>
        <span className={styles.note}>
          {met} из {goodsNeeds.length}
        </span>
      </div>
      <progress className={styles.meter} value={met} max={goodsNeeds.length} aria-label="Готовность карточки" />
      <ul className={styles.needs}>
        {goodsNeeds.map((need) => {
          const isMet = !open.includes(need);
          return (
            <li key={need} className={styles.need} data-met={isMet ? '' : undefined}>
              <span>{isMet ? <CheckIcon label="Готово" /> : '○'}</span>
              <span>
                {need === 'FACETS' && missing.length > 0 ? `Признаки: ${missing.join(', ')}` : goodsNeedLabels[need]}
                {!isMet && !requiredNeeds.includes(need) && ' (можно позже)'}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
