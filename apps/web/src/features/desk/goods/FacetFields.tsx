import { useSuspenseQuery } from '@tanstack/react-query';
import { facetLimits, type GoodsChoices } from '@vetka/domain/goods';
import { Chip } from '@vetka/ui/Chip';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { CheckIcon } from '@vetka/ui/Icon';
import { ColourSample } from '@vetka/ui/patterns/catalog/ColourSample';
import { typedNumber } from '../../../shell/forms/typedFigures.ts';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './editor.css.ts';
import { goodsQueries } from './goods.queries.ts';
import { facetsOf, withFacetValue } from './productFacets.ts';
import type { ProductEditor } from './useProductEditor.ts';

type Facet = GoodsChoices['facets'][number];

/** The facets of a product in its categories. */
export function FacetFields({ service, editor }: { service: string; editor: ProductEditor }) {
  const { data } = useSuspenseQuery(goodsQueries.choices(useApi(), service));
  const { errors } = editor;
  const error = errors['facetValueIds'] ?? errors['facetNumbers'];
  const shown = facetsOf(editor.draft, data.facets);
  return (
    <>
      {shown.map((facet) =>
        facet.kind === 'NUMBER' ? (
          <FacetNumber key={facet.id} facet={facet} editor={editor} />
        ) : (
          <fieldset key={facet.id} className={styles.facet}>
            <legend className={styles.legend}>{labelOf(facet)}</legend>
            <Values facet={facet} editor={editor} />
          </fieldset>
        ),
      )}
      {error && (
        <p className={styles.saving} data-failed="" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

const labelOf = ({ label, isWanted }: Facet): string => (isWanted ? `${label} (нужно карточке)` : label);

function FacetNumber({ facet, editor: { draft, change } }: { facet: Facet; editor: ProductEditor }) {
  const typed = {
    value: draft.facetNumbers[facet.id] ?? '',
    onChange: (text: string) => change({ facetNumbers: { ...draft.facetNumbers, [facet.id]: text } }),
  };
  return (
    <NumberField
      label={labelOf(facet)}
      unit={facet.unit || undefined}
      fractionDigits={2}
      max={facetLimits.number}
      {...typedNumber(typed)}
    />
  );
}

function Values({ facet, editor: { draft, change } }: { facet: Facet; editor: ProductEditor }) {
  const chosen = new Set(draft.facetValueIds);
  return (
    <div className={styles.chips}>
      {facet.values.map(({ id, label, colour }) => (
        <Chip
          key={id}
          isSelected={chosen.has(id)}
          icon={chosen.has(id) ? <CheckIcon size="s" /> : colour ? <ColourSample colour={colour} /> : undefined}
          onClick={() => change({ facetValueIds: withFacetValue(draft.facetValueIds, facet, id) })}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}
