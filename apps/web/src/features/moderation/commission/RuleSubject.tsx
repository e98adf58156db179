import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { moderationLimits } from '@vetka/domain/moderation';
import { cutText } from '@vetka/domain/text';
import { Combobox } from '@vetka/ui/Combobox';
import { Select } from '@vetka/ui/Select';
import { useDeferredValue, useState } from 'react';
import { categoryQueries } from '../../../shell/catalog/category.queries.ts';
import { useApi } from '../../../shell/useContext.ts';
import { moderationQueries } from '../moderation.queries.ts';
import type { RuleDraft } from './ruleDraft.ts';

interface SubjectProps {
  draft: RuleDraft;
  error: string | undefined;
  onChange: (subjectId: number | null) => void;
}

/** The category, the shop or the promotion of a rule. */
export function RuleSubject(props: SubjectProps) {
  const { kind } = props.draft;
  if (kind === 'CATEGORY') return <CategoryField {...props} />;
  if (kind === 'SELLER') return <ShopField {...props} />;
  return kind === 'PROMOTION' ? <PromotionField {...props} /> : null;
}

interface Named {
  id: number;
  name: string;
}

/** One of a few, by name. */
function NamedSelect({
  label,
  rows,
  draft,
  error,
  onChange,
}: SubjectProps & { label: string; rows: readonly Named[] }) {
  return (
    <Select
      label={label}
      options={rows.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={draft.subjectId === null ? null : String(draft.subjectId)}
      onChange={(id) => onChange(Number(id))}
      error={error}
    />
  );
}

function CategoryField(props: SubjectProps) {
  const { data = [] } = useQuery(categoryQueries.all(useApi()));
  const nameOf = new Map(data.map(({ id, name }) => [id, name]));
  const rows = data.map(({ id, name, parentId }) => {
    const parent = nameOf.get(parentId);
    return { id, name: parent === undefined ? name : `${parent}: ${name}` };
  });
  return <NamedSelect {...props} label="Категория и всё, что в ней" rows={rows} />;
}

function PromotionField(props: SubjectProps) {
  const list = useInfiniteQuery(moderationQueries.promotions(useApi()));
  const rows = (list.data?.pages ?? []).flatMap(({ data }) => data).filter(({ state }) => state !== 'ENDED');
  return <NamedSelect {...props} label="Акция" rows={rows} />;
}

function ShopField({ error, onChange }: SubjectProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(cutText(text.trim(), moderationLimits.search));
  const found = useQuery({ ...moderationQueries.shopsByName(useApi(), search), placeholderData: keepPreviousData });
  const shops = found.data?.data ?? [];
  return (
    <Combobox
      label="Магазин"
      placeholder="Название"
      items={shops.map(({ id, name, cityName }) => ({ id, label: name, detail: cityName }))}
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(null);
      }}
      onChoose={({ id, label }) => {
        setText(label);
        onChange(id);
      }}
      isLoading={found.isFetching}
      emptyText="Такого магазина нет"
      error={error}
    />
  );
}
