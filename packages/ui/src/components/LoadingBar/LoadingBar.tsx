import { useWords } from '../../internal/words/words.ts';
import { bar } from './LoadingBar.css.ts';

export interface LoadingBarProps {
  /** A page is loading. */
  isLoading: boolean;
  /** @default 'Страница загружается' */
  label?: string | undefined;
}

/** A line 3 px high along the top of the window while the next page is loading. Indeterminate. */
export function LoadingBar({ isLoading, label }: LoadingBarProps) {
  const { pageLoading = 'Страница загружается' } = useWords();
  const progress = isLoading
    ? { role: 'progressbar', 'aria-label': label ?? pageLoading, 'data-active': '' }
    : { 'aria-hidden': true };
  return <div className={bar} {...progress} />;
}
