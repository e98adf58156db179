import { unwrap } from '@vetka/api-client/client';
import { formatDate } from '@vetka/domain/date';
import type { Opening } from '@vetka/domain/opening';
import { Button } from '@vetka/ui/Button';
import { Checkbox } from '@vetka/ui/Checkbox';
import { CheckIcon, SendIcon } from '@vetka/ui/Icon';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import * as styles from './opening.css.ts';
import { useStep } from './useStep.ts';

const contractPath = pagePath('/docs/$document', { document: 'seller-contract' });

/** A summary of the input, and the contract: the last step. */
export function CheckStep({ opening, onSaved }: { opening: Opening; onSaved: () => void }) {
  const [isAccepted, setIsAccepted] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { save, isPending, fields, message } = useStep(
    (api, contractVersion: string) => unwrap(api.opening.submit({ body: { contractVersion } })),
    onSaved,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isAccepted && !isPending) save(opening.contractVersion);
  };
  const problem = isTried && !isAccepted ? 'Без договора магазин не открыть' : fields['contractVersion'];
  const reveal = useRevealInvalid(isPending);
  return (
    <form className={styles.form} {...reveal} onSubmit={submit} noValidate>
      <ul className={styles.list}>
        {linesOf(opening).map(({ text, isDone }) => (
          <li key={text} className={styles.item}>
            <span className={isDone ? styles.sign : styles.rest}>
              <CheckIcon />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <Checkbox
        isRequired
        isChecked={isAccepted}
        onChange={setIsAccepted}
        error={problem}
        label={
          <>
            Принимаю{' '}
            <Link tone="text" target="_blank" href={contractPath}>
              договор с «Веткой»
            </Link>
            , редакция от {formatDate(opening.contractVersion, 'd MMMM yyyy')}
          </>
        }
      />
      {message && (
        <Notice tone="critical" isAnnounced>
          {message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="l" icon={<SendIcon />} isLoading={isPending} loadingText="Отправляем">
          Отправить на проверку
        </Button>
      </div>
    </form>
  );
}

function linesOf({ seller, shop, products }: Opening) {
  const hasProduct = products.some(({ isComplete }) => isComplete);
  return [
    { text: seller?.name ?? '', isDone: seller !== null },
    { text: 'Имя и адрес магазина', isDone: shop !== null },
    { text: hasProduct ? 'Первый товар с фото' : 'Товара пока нет: с ним проверка идёт быстрее', isDone: hasProduct },
  ];
}
