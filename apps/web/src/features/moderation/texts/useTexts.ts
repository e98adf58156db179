import { unwrap } from '@vetka/api-client/client';
import type { PageTexts, WritePageTexts } from '@vetka/domain/page';
import { useApi } from '../../../shell/useContext.ts';
import { useAct, useFormAct } from '../useAct.ts';
import { useBasis } from '../useBasis.ts';

const areas = ['page'] as const;

/** What is written in the texts of a page. */
export const written = ({ path, title, description, text }: WritePageTexts): WritePageTexts => ({
  path,
  title,
  description,
  text,
});

/** Adds or changes the texts of a page, or restores its defaults. Each can be undone. */
export function useTexts(known: PageTexts | null, onDone: () => void) {
  const api = useApi();
  const { basis, theirs, setBasis, onFail } = useBasis<PageTexts>(known, 'texts');
  const add = (body: WritePageTexts) => unwrap(api.page.addTexts({ body }));
  const change = ({ id, updatedAt }: PageTexts, body: WritePageTexts) =>
    unwrap(api.page.changeTexts({ params: { id }, body: { ...body, unchangedSince: updatedAt } }));
  const remove = (id: number) => unwrap(api.page.removeTexts({ params: { id } }));
  const undo = useAct({
    send: (send: () => Promise<unknown>) => send(),
    done: () => 'Вернули как было',
    areas,
  });
  const offer = (text: string, back: () => Promise<unknown>) => ({
    text,
    actionLabel: 'Вернуть',
    onClick: () => undo.act(back),
  });
  const save = useFormAct({
    send: (body: WritePageTexts) => (basis ? change(basis, body) : add(body)),
    done: (saved) => offer('Тексты сохранены', () => (basis ? change(saved, written(basis)) : remove(saved.id))),
    areas,
    onDone,
    onFail,
  });
  const reset = useFormAct({
    send: (texts: PageTexts) => remove(texts.id).then(() => texts),
    done: (texts) => offer('У страницы снова обычные тексты', () => add(written(texts))),
    areas,
    onDone,
  });
  return {
    basis,
    theirs,
    /** Ends a conflict: the next save replaces these texts. */
    rebase: (texts: PageTexts) => {
      setBasis(texts);
      save.forget();
    },
    save,
    reset,
  };
}
