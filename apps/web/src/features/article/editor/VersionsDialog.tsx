import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ArticleDraft } from '@vetka/domain/article';
import { plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { DateText } from '@vetka/ui/DateText';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Text } from '@vetka/ui/Text';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi } from '../../../shell/useContext.ts';
import { articleQueries } from '../article.queries.ts';
import * as styles from './editor.css.ts';

interface VersionsDialogProps {
  id: number;
  onClose: () => void;
  onRestored: (draft: ArticleDraft) => void;
}

/** Earlier texts of an article, each of which can be restored. */
export function VersionsDialog({ id, onClose, onRestored }: VersionsDialogProps) {
  const api = useApi();
  const errors = useErrorHandler();
  const query = useQuery(articleQueries.versions(api, id));
  const versions = query.data ?? [];
  const restore = async (versionId: number) => {
    try {
      onRestored(await unwrap(api.article.restoreVersion({ params: { id, versionId } })));
    } catch (error) {
      errors.handle(error);
    }
  };
  return (
    <ResponsiveDialog isOpen onClose={onClose} title="Версии">
      <NotLoaded query={query} />
      <ul className={styles.choices}>
        {versions.map((version, index) => (
          <li key={version.id} className={styles.leaf}>
            <span className={styles.leafWords}>
              <strong>{version.title || 'Без названия'}</strong>
              <span>
                <DateText value={version.savedAt} pattern="d MMMM, HH:mm" />, {version.savedBy},{' '}
                {plural(version.minutes, ['минута', 'минуты', 'минут'])}
              </span>
            </span>
            {index === 0 ? (
              <Text tone="muted">Сейчас</Text>
            ) : (
              <Button variant="tonal" size="s" onClick={() => void restore(version.id)}>
                Вернуть
              </Button>
            )}
          </li>
        ))}
      </ul>
      {query.data?.length === 0 && <Text tone="muted">Версии появятся, когда вы начнёте писать.</Text>}
    </ResponsiveDialog>
  );
}
