import type { TakenDown } from '@vetka/domain/article';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { pagePath } from '../../../shell/links/pagePath.ts';

/** Why readers do not see the article, and how to disagree. */
export function TakenDownNotice({ takenDown: { words, decisionId } }: { takenDown: TakenDown }) {
  return (
    <Notice
      tone="critical"
      title="Статью сняла администрация"
      action={
        decisionId !== null && (
          <Link href={pagePath('/my/decisions/$id', { id: decisionId })}>Решение и как с ним не согласиться</Link>
        )
      }
    >
      {words && `Причина: ${words.replace(/\.$/, '')}. `}Исправьте её, и статью можно будет опубликовать снова.
    </Notice>
  );
}
