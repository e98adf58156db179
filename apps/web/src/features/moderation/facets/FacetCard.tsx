import { facetKindLabels, type ManagedFacet, type ManagedFacetValue } from '@vetka/domain/goods';
import { plural } from '@vetka/domain/plural';
import { movedTo } from '@vetka/domain/storefront';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { SortableList } from '@vetka/ui/desk/SortableList';
import { DropdownMenu, type DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { Heading } from '@vetka/ui/Heading';
import { ArrowDownIcon, ArrowUpIcon, MoreIcon, PencilIcon, PlusIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { ColourSample } from '@vetka/ui/patterns/catalog/ColourSample';
import * as shared from '../moderation.css.ts';
import * as styles from './facets.css.ts';

/** The action in a dialog. */
export type FacetWork =
  | { kind: 'facet'; facet: ManagedFacet | null }
  | { kind: 'value'; facet: ManagedFacet; value: ManagedFacetValue | null }
  | { kind: 'remove'; facet: ManagedFacet; value: ManagedFacetValue };

/** «Выше» and «Ниже» of a row that is at a place among several. */
export const movesAt = (at: number, count: number, onMove: (to: number) => void): DropdownMenuItem[] => [
  { id: 'up', label: 'Выше', icon: <ArrowUpIcon />, isDisabled: at === 0, onSelect: () => onMove(at - 1) },
  { id: 'down', label: 'Ниже', icon: <ArrowDownIcon />, isDisabled: at === count - 1, onSelect: () => onMove(at + 1) },
];

interface FacetCardProps {
  facet: ManagedFacet;
  /** The actions on the facet itself. */
  actions: DropdownMenuItem[];
  onArrange: (values: ManagedFacetValue[]) => void;
  onWork: (work: FacetWork) => void;
}

const productsOf = (count: number): string => plural(count, ['товар', 'товара', 'товаров']);

/** A short description of a facet. */
function Words({ facet: { kind, unit, isFilter, isWanted } }: { facet: ManagedFacet }) {
  return (
    <>
      {kind !== 'LIST' && (
        <Badge>
          {facetKindLabels[kind]}
          {unit && `, ${unit}`}
        </Badge>
      )}
      <Badge tone={isFilter ? 'leaf' : 'neutral'}>{isFilter ? 'Фильтр' : 'Только на странице товара'}</Badge>
      {isWanted && <Badge>Нужен карточке</Badge>}
    </>
  );
}

/** A facet with its values in order. Those of yes or no, and of a number, follow from its kind. */
export function FacetCard({ facet, actions, onArrange, onWork }: FacetCardProps) {
  const { label, kind } = facet;
  return (
    <section className={styles.card} aria-label={label}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={2}>{label}</Heading>
          <Words facet={facet} />
        </div>
        <DropdownMenu
          label={`Действия: ${label}`}
          trigger={<IconButton label={`Действия: ${label}`} icon={<MoreIcon />} />}
          items={actions}
        />
      </div>
      {kind === 'NUMBER' && (
        <p className={shared.note}>Число пишет магазин, покупатели выбирают промежуток. {productsOf(facet.products)}</p>
      )}
      {kind === 'FLAG' && (
        <p className={shared.note}>
          {facet.values.map((value) => `${value.label}: ${productsOf(value.products)}`).join(', ')}
        </p>
      )}
      {(kind === 'LIST' || kind === 'COLOUR') && <Values {...{ facet, onArrange, onWork }} />}
    </section>
  );
}

function Values({ facet, onArrange, onWork }: Omit<FacetCardProps, 'actions'>) {
  const { label, kind, values } = facet;
  const move = (from: number, to: number) => onArrange(movedTo(values, from, to));
  return (
    <>
      <SortableList
        label={`Значения: ${label.toLowerCase()}`}
        items={values}
        keyOf={({ id }) => id}
        nameOf={(value) => value.label}
        onMove={({ id }, to) =>
          move(
            values.findIndex((each) => each.id === id),
            to,
          )
        }
        hasMoveButtons={false}
      >
        {(value, at) => (
          <div className={styles.row}>
            <span className={styles.named}>
              {kind === 'COLOUR' && value.colour && <ColourSample colour={value.colour} />}
              <span className={shared.term}>{value.label}</span>
            </span>
            <span className={shared.note}>{productsOf(value.products)}</span>
            <DropdownMenu
              label={`Действия: ${value.label}`}
              trigger={<IconButton label={`Действия: ${value.label}`} icon={<MoreIcon />} />}
              items={[
                {
                  id: 'edit',
                  label: kind === 'COLOUR' ? 'Изменить' : 'Переименовать',
                  icon: <PencilIcon />,
                  onSelect: () => onWork({ kind: 'value', facet, value }),
                },
                ...movesAt(at, values.length, (to) => move(at, to)),
                {
                  id: 'remove',
                  label: 'Объединить или удалить',
                  icon: <TrashIcon />,
                  tone: 'danger',
                  onSelect: () => onWork({ kind: 'remove', facet, value }),
                },
              ]}
            />
          </div>
        )}
      </SortableList>
      <div>
        <Button variant="plain" icon={<PlusIcon />} onClick={() => onWork({ kind: 'value', facet, value: null })}>
          Значение
        </Button>
      </div>
    </>
  );
}
