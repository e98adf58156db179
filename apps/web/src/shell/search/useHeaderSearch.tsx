import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';
import { searchHref } from './searchHref.ts';

const load = () => import('./HeaderSuggestions.tsx');
const HeaderSuggestions = lazyComponent(load);

/** The header's search: a plain form until its field gets the focus; then suggestions are loaded and shown. */
export function useHeaderSearch() {
  const router = useRouter();
  const [input, setInput] = useState<HTMLInputElement>();
  const [isWanted, setIsWanted] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const isSuggesting = isWanted && isLoaded;
  const open = (field: HTMLInputElement) => {
    setInput(field);
    setIsWanted(true);
    // Without the code the form still searches.
    load().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  };
  const close = () => setIsWanted(false);
  const search = (text: string) => {
    close();
    input?.blur();
    load().then(
      ({ rememberSearch }) => rememberSearch(text),
      () => undefined,
    );
    void router.navigate({ href: searchHref(text) });
  };
  return {
    onSearch: search,
    onFieldFocus: open,
    onSearchLeave: close,
    isSuggesting,
    suggestions: input && isLoaded && (
      <HeaderSuggestions input={input} isOpen={isSuggesting} onOpenChange={setIsWanted} />
    ),
  };
}
