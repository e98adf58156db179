import { pageErrors } from '@vetka/domain/page';
import { pagePath } from '@vetka/domain/path';
import { Button } from '../../../components/Button/index.ts';
import { EmptyMessage } from '../../../components/EmptyMessage/index.ts';
import * as styles from './ErrorPage.css.ts';

export interface ErrorPageProps {
  /** 404 says that there is no such page; any other status, that the site failed. */
  statusCode: number;
  /** @default 'Page Not Found' or 'Internal Server Error' */
  title?: string | undefined;
  text?: string | undefined;
  /** 2 inside a page that has its own heading. @default 1 */
  level?: 1 | 2 | undefined;
  /** Retry; offered when the site failed. */
  onRetry?: (() => void) | undefined;
}

const notFoundText =
  'Такой страницы нет: возможно, её перенесли или в адресе опечатка. Загляните в каталог или начните с главной.';
const failureText = 'Что-то сломалось на нашей стороне. Попробуйте ещё раз через минуту.';

/** The page shown instead of one that failed. */
export function ErrorPage({ statusCode, title, text, level = 1, onRetry }: ErrorPageProps) {
  const isNotFound = statusCode === 404;
  return (
    <div className={styles.page}>
      <EmptyMessage
        hasVase
        level={level}
        title={title ?? (isNotFound ? pageErrors.notFoundTitle : pageErrors.failureTitle)}
        text={text ?? (isNotFound ? notFoundText : failureText)}
        action={<Ways onRetry={isNotFound ? undefined : onRetry} />}
      />
    </div>
  );
}

/** The first button is the most helpful one; the home link works without JavaScript and before hydration. */
function Ways({ onRetry }: Pick<ErrorPageProps, 'onRetry'>) {
  if (onRetry) {
    return (
      <div className={styles.actions}>
        <Button onClick={onRetry}>Попробовать ещё раз</Button>
        <Button variant="tonal" href="/">
          На главную
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button href="/">На главную</Button>
      <Button variant="tonal" href={pagePath('/catalog')}>
        Перейти в каталог
      </Button>
    </div>
  );
}
