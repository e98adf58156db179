import { useSuspenseQuery } from '@tanstack/react-query';
import type { GoodsChoices } from '@vetka/domain/goods';
import { Chip } from '@vetka/ui/Chip';
import { CheckIcon } from '@vetka/ui/Icon';
import { ColourSample } from '@vetka/ui/patterns/catalog/ColourSample';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './editor.css.ts';
import { goodsQueries } from './goods.queries.ts';
import { facetsOf } from './productFacets.ts';
import type { ProductEditor } from './useProductEditor.ts';

type Facet = GoodsChoices['facets'][number];

/** The facets that a product has in its categories. */
export function FacetFields({ service, editor }: { service: string; editor: ProductEditor }) {
  const { data } = useSuspenseQuery(goodsQueries.choices(useApi(), service));
  return facetsOf(editor.draft, data.facets).map((facet) => (
    <fieldset key={facet.name} className={styles.facet}>
      <legend className={styles.legend}>{facet.label}</legend>
      <Values facet={facet} editor={editor} />
    </fieldset>
  ));
}

function Values({ facet, editor: { draft, change } }: { facet: Facet; editor: ProductEditor }) {
  const chosen = new Set(draft.facetValueIds);
  const toggle = (id: number) =>
    change({ facetValueIds: chosen.has(id) ? draft.facetValueIds.filter((each) => each !== id) : [...chosen, id] });
  return (
    <div className={styles.chips}>
      {facet.values.map(({ id, label, colour }) => (
        <Chip
          key={id}
          isSelected={chosen.has(id)}
          icon={chosen.has(id) ? <CheckIcon size="s" /> : colour ? <ColourSample colour={colour} /> : undefined}
          onClick={() => toggle(id)}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}
