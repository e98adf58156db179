import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { unwrap } from '@vetka/api-client/client';
import type { ArticleDraft } from '@vetka/domain/article';
import { useState } from 'react';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { refusalOf } from '../../../shell/forms/refusalOf.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { articleQueries } from '../article.queries.ts';
import { useRemoving } from '../useRemoving.ts';
import type { DraftSaver } from './draftSaver.ts';

/** The list that the article belongs to: the person's own, or a shop's. */
export const listPathOf = ({ author }: Pick<ArticleDraft, 'author'>): string =>
  author.type === 'USER' || author.type === 'ADMINISTRATION'
    ? pagePath('/my/articles')
    : pagePath('/my/shop/$service/articles', { service: author.slug });

/**
 * Publishing, unpublishing and deleting the article on the page.
 * @param problem why it cannot be published yet
 */
export function useDraftCommands(draft: ArticleDraft, saver: DraftSaver, problem: string | undefined) {
  const [api, router, queryClient, errors] = [useApi(), useRouter(), useQueryClient(), useErrorHandler()];
  const { toasts } = useShell();
  const removing = useRemoving();
  const [isBusy, setBusy] = useState(false);
  const { id } = draft;

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      if (await saver.flush()) await work();
      else toasts.show({ kind: 'error', text: 'Сначала нужно сохранить текст' });
    } catch (error) {
      const { fields } = refusalOf(error);
      if (fields.title) toasts.show({ kind: 'error', text: `Заголовок: ${fields.title.toLowerCase()}` });
      else if (fields.body) toasts.show({ kind: 'error', text: `Текст статьи: ${fields.body.toLowerCase()}` });
      else errors.handle(error);
    } finally {
      setBusy(false);
    }
  }

  const changed = async (after: ArticleDraft) => {
    queryClient.setQueryData(articleQueries.draft(api, id).queryKey, after);
    await invalidateAreas(queryClient, 'article', 'account', 'service');
  };

  return {
    isBusy,
    publish: async () => {
      if (problem !== undefined) {
        toasts.show({ kind: 'error', id: 'unfinished', text: problem });
        return;
      }
      await run(async () => {
        const after = await unwrap(api.article.publish({ params: { id }, body: { version: saver.version() } }));
        toasts.show({ kind: 'success', text: 'Статья опубликована' });
        void changed(after);
        await router.navigate({ href: pagePath('/articles/$article', { article: after.slug }) });
      });
    },
    unpublish: () =>
      run(async () => {
        await changed(await unwrap(api.article.unpublish({ params: { id } })));
        toasts.show({ kind: 'success', text: 'Статью видите только вы' });
      }),
    remove: () =>
      run(async () => {
        await removing.remove(id);
        // Its unfinished pictures are deleted with it.
        await router.navigate({ href: listPathOf(draft), ignoreBlocker: true });
      }),
  };
}
