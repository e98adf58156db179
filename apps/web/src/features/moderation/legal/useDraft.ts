import { unwrap } from '@vetka/api-client/client';
import { formatDate } from '@vetka/domain/date';
import type { LegalDraft, ManagedDocument, PlanLegalVersion } from '@vetka/domain/legal';
import { useApi } from '../../../shell/useContext.ts';
import { useFormAct } from '../useAct.ts';

/** The administration's actions on the draft of a document. */
export function useDraft({ slug, draft }: ManagedDocument, typed: LegalDraft) {
  const api = useApi();
  const areas = ['legal'] as const;
  const write = (body: LegalDraft) =>
    unwrap(
      draft
        ? api.legal.changeDraft({ params: { id: draft.id }, body })
        : api.legal.addDraft({ body: { ...body, slug } }),
    );
  const saving = useFormAct({ send: write, done: () => 'Черновик сохранён', areas });
  const removing = useFormAct({
    send: (id: number) => unwrap(api.legal.removeDraft({ params: { id } })),
    done: () => 'Черновик удалён',
    areas,
  });
  const planning = useFormAct({
    send: async (body: PlanLegalVersion) => {
      const { id } = await write(typed);
      return unwrap(api.legal.plan({ params: { id }, body }));
    },
    done: ({ day }) => `Редакция объявлена: действует с ${formatDate(day ?? '', 'd MMMM yyyy')}`,
    areas,
  });
  return {
    save: saving.act,
    remove: removing.act,
    announce: planning.act,
    isPending: saving.isPending || removing.isPending || planning.isPending,
    fields: { ...saving.fields, ...planning.fields },
    message: saving.message ?? removing.message ?? planning.message,
  };
}
