import type { Article } from '@vetka/domain/article';
import type { RichTextActions } from '@vetka/ui/desk/RichTextEditor';
import { createContext, useContext, useEffect, useId } from 'react';
import { createStore, useStore, type Store } from '../../../shell/store.ts';
import type { ArticleOwnBlock } from '../body/NamedBlock.tsx';

/** A picture on its way to the server. */
export interface Upload {
  id: string;
  file: File;
  /** For showing the file before it is stored. */
  url: string;
  /** From 0 to 1. */
  progress: number;
  /** The reason it was not stored. */
  problem?: string;
  /** Commands of the editor that shows it. */
  actions: RichTextActions<ArticleOwnBlock>;
}

/** The objects that the blocks refer to by id. */
export type Names = Pick<Article, 'pictures' | 'products' | 'services'> & { uploads: readonly Upload[] };

export const createNames = (named: Omit<Names, 'uploads'>): Store<Names> =>
  createStore<Names>({
    pictures: named.pictures,
    products: named.products,
    services: named.services,
    uploads: [],
  });

/** Reports why a picture cannot be published yet, or that it can. @param key of the picture */
export type OnUnfinished = (key: string, problem: string | undefined) => void;

interface EditorTools {
  names: Store<Names>;
  onUnfinished: OnUnfinished;
  /** Retries the upload of a picture. */
  retry: (upload: Upload) => void;
}

const EditorToolsContext = createContext<EditorTools | null>(null);
export const EditorToolsProvider = EditorToolsContext;

export function useEditorTools(): EditorTools {
  const tools = useContext(EditorToolsContext);
  if (!tools) throw new Error('A block of the editor needs EditorToolsProvider above it.');
  return tools;
}

export const useNames = (): Names => useStore(useEditorTools().names);

/** The reasons why pictures cannot be published yet, worded for the author. */
export const pictureProblems = {
  loading: 'Снимки ещё загружаются. Подождите немного и попробуйте снова',
  failed: 'Не все снимки загрузились. Повторите загрузку или уберите их',
} as const;

/** Reports the problem of a picture while it is in the text. */
export function useUnfinished(onUnfinished: OnUnfinished, problem: string | undefined): void {
  const key = useId();
  useEffect(
    function reportProblem() {
      if (problem === undefined) return;
      onUnfinished(key, problem);
      return () => onUnfinished(key, undefined);
    },
    [onUnfinished, key, problem],
  );
}
