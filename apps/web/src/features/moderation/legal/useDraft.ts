import { unwrap } from '@vetka/api-client/client';
import { formatDate } from '@vetka/domain/date';
import type { LegalText, ManagedDocument, PlanLegalVersion } from '@vetka/domain/legal';
import { useApi } from '../../../shell/useContext.ts';
import { useFormAct } from '../useAct.ts';
import { useBasis } from '../useBasis.ts';
import type { DraftText } from './draftText.ts';

const areas = ['legal'] as const;

/** When an announced draft is in force. */
export type Announcement = Omit<PlanLegalVersion, 'unchangedSince'>;

/** The administration's actions on the draft of a document. */
export function useDraft({ slug, draft }: ManagedDocument, typed: DraftText, onEnd: () => void) {
  const api = useApi();
  const { basis, theirs, setBasis, onFail } = useBasis<LegalText>(draft, 'draft');
  const write = async (body: DraftText) => {
    const saved = await unwrap(
      basis
        ? api.legal.changeDraft({ params: { id: basis.id }, body: { ...body, unchangedSince: basis.updatedAt } })
        : api.legal.addDraft({ body: { ...body, slug } }),
    );
    setBasis(saved);
    return saved;
  };
  const saving = useFormAct({ send: write, done: () => 'Черновик сохранён', areas, onFail });
  const removing = useFormAct({
    send: (id: number) => unwrap(api.legal.removeDraft({ params: { id } })),
    done: () => 'Черновик удалён',
    areas,
    onDone: onEnd,
  });
  const planning = useFormAct({
    send: async (body: Announcement) => {
      const { id, updatedAt } = await write(typed);
      return unwrap(api.legal.plan({ params: { id }, body: { ...body, unchangedSince: updatedAt } }));
    },
    done: ({ day }) => `Редакция объявлена: действует с ${formatDate(day ?? '', 'd MMMM yyyy')}`,
    areas,
    onDone: onEnd,
    onFail,
  });
  return {
    /** The draft that the form was filled with, or has saved; null: none yet. */
    basis,
    theirs,
    setBasis,
    /** Ends a conflict: the next save replaces this draft. */
    rebase: (stored: LegalText) => {
      setBasis(stored);
      saving.forget();
      planning.forget();
    },
    save: saving.act,
    remove: removing.act,
    announce: planning.act,
    isPending: saving.isPending || removing.isPending || planning.isPending,
    fields: { ...saving.fields, ...planning.fields },
    message: theirs ? undefined : (saving.message ?? removing.message ?? planning.message),
  };
}
