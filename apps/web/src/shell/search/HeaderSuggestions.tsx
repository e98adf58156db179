import { useQuery } from '@tanstack/react-query';
import { SuggestPanel, type SuggestGroup } from '@vetka/ui/patterns/page/SuggestPanel';
import { useReducer, useSyncExternalStore } from 'react';
import { useApi } from '../useContext.ts';
import { useDelayed } from '../useDelayed.ts';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts';
import { searchQueries } from './search.queries.ts';
import { groupsOf, groupsOfNothing } from './suggestGroups.ts';

export { rememberSearch } from './recentSearches.ts';

/** Debounce of the suggestions after the last keystroke (ms). */
const debounceMs = 200;

interface HeaderSuggestionsProps {
  /** The field of the header. */
  input: HTMLInputElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Suggestions for the header's search, loaded when its field gets the focus. */
export default function HeaderSuggestions({ input, isOpen, onOpenChange }: HeaderSuggestionsProps) {
  const text = useFieldText(input);
  // Clearing the field needs no pause.
  const settled = useDelayed(text, text === '' ? 0 : debounceMs);
  const { groups, isLoading, correctedText, forget } = useGroups(settled, isOpen);
  return (
    <SuggestPanel
      input={input}
      text={text}
      groups={groups}
      isOpen={isOpen}
      isLoading={isLoading || settled !== text}
      correctedText={correctedText}
      onOpenChange={onOpenChange}
      onCancel={() => input.form?.querySelector('button')?.focus()}
      onFollow={({ label, id }, kind) => {
        if (isPhone()) input.blur();
        if (kind === 'query' || kind === 'frequent' || kind === 'recent') rememberSearch(label);
        else if (id === 'all') rememberSearch(text);
      }}
      onRemove={({ label }) => forget(label)}
      onClear={() => forget()}
    />
  );
}

/** The on-screen keyboard would cover the next page. */
const isPhone = () => matchMedia('(max-width: 767.98px)').matches;

function useFieldText(input: HTMLInputElement): string {
  return useSyncExternalStore(
    (notify) => {
      input.addEventListener('input', notify);
      return () => input.removeEventListener('input', notify);
    },
    () => input.value.trim(),
    () => '',
  );
}

function useGroups(text: string, isOpen: boolean) {
  const api = useApi();
  const isEmpty = text === '';
  // Read while open: other tabs and the form write them too.
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const recent = isOpen && isEmpty ? recentSearches() : [];
  const { data: found, isFetching } = useQuery({ ...searchQueries.suggestions(api, text), enabled: isOpen });
  const { data: popular } = useQuery({ ...searchQueries.popular(api), enabled: isOpen && isEmpty });
  const forget = (query?: string) => {
    if (query === undefined) forgetSearches();
    else forgetSearch(query);
    readAgain();
  };
  const groups: SuggestGroup[] = isEmpty
    ? groupsOfNothing(recent, found?.queries ?? [], popular?.data ?? [])
    : found
      ? groupsOf(text, found)
      : [];
  return { groups, isLoading: isFetching, correctedText: found?.correctedSearch, forget };
}
