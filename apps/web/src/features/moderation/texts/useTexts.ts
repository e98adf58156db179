import { unwrap } from '@vetka/api-client/client';
import type { PageTexts, WritePageTexts } from '@vetka/domain/page';
import { useApi } from '../../../shell/useContext.ts';
import { useAct, useFormAct } from '../useAct.ts';

const areas = ['page'] as const;

const written = ({ path, title, description, text }: PageTexts): WritePageTexts => ({ path, title, description, text });

/** Adds or changes the texts of a page, or restores its defaults. Each can be undone. */
export function useTexts(known: PageTexts | null, onDone: () => void) {
  const api = useApi();
  const add = (body: WritePageTexts) => unwrap(api.page.addTexts({ body }));
  const change = (id: number, body: WritePageTexts) => unwrap(api.page.changeTexts({ params: { id }, body }));
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
    send: (body: WritePageTexts) => (known ? change(known.id, body) : add(body)),
    done: ({ id }) => offer('Тексты сохранены', () => (known ? change(known.id, written(known)) : remove(id))),
    areas,
    onDone,
  });
  const reset = useFormAct({
    send: (texts: PageTexts) => remove(texts.id).then(() => texts),
    done: (texts) => offer('У страницы снова обычные тексты', () => add(written(texts))),
    areas,
    onDone,
  });
  return { save, reset };
}
