import { useQuery } from '@tanstack/react-query';
import { sellerErrors, type Company, type OpeningSeller, type SaveOpeningSeller } from '@vetka/domain/opening';
import { isInn } from '@vetka/domain/requisites';
import { useState } from 'react';
import { useApi } from '../../../shell/useContext.ts';
import { openingQueries } from './opening.queries.ts';
import { keepOpeningDraft, readOpeningDraft } from './openingDraft.ts';

const empty: SaveOpeningSeller = { subjectType: 'SOLE_PROPRIETOR', name: '', inn: '', ogrn: '', kpp: '' };

const typedOf = ({ subjectType, name, inn, ogrn, kpp }: OpeningSeller | Company): SaveOpeningSeller => ({
  subjectType,
  name,
  inn,
  ogrn: ogrn ?? '',
  kpp: kpp ?? '',
});

/** The requisites as they are typed; data of the state register need not be typed. */
export function useSeller(userId: number, saved: OpeningSeller | null) {
  const [typed, setTyped] = useState(() => readOpeningDraft(userId).seller ?? (saved ? typedOf(saved) : empty));
  const isWhole = isInn(typed.inn);
  const { data, isFetching } = useQuery({ ...openingQueries.company(useApi(), typed.inn), enabled: isWhole });
  const company = isWhole ? (data?.company ?? null) : null;
  const seller = company ? typedOf(company) : typed;
  return {
    typed,
    seller,
    company,
    /** The register does not know the number, or is unavailable. */
    isTyped: isWhole && data !== undefined && company === null,
    isFallback: data?.isFallback ?? false,
    isSearching: isWhole && isFetching && data === undefined,
    errors: sellerErrors(seller),
    change: (part: Partial<SaveOpeningSeller>) => {
      const next = { ...typed, ...part };
      setTyped(next);
      keepOpeningDraft(userId, { seller: next });
    },
  };
}
