import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { unwrap } from '@vetka/api-client/client';
import { goodsLimits } from '@vetka/domain/goods';
import { lengthOf } from '@vetka/domain/text';
import { Button } from '@vetka/ui/Button';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { TextField } from '@vetka/ui/TextField';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { refusalOf } from '../../../shell/forms/refusalOf.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { managesGoods } from '../deskSections.tsx';
import NoRightPage from '../NoRightPage.tsx';
import * as styles from './editor.css.ts';

const problemOf = (title: string): string | undefined => {
  if (lengthOf(title.trim()) < goodsLimits.shortTitle) return 'Опишите товар хотя бы тремя буквами';
  return lengthOf(title.trim()) > goodsLimits.title
    ? `Поле должно быть не более ${goodsLimits.title} символов`
    : undefined;
};

/** A new product needs a name; everything else is saved automatically in the editor. */
export default function NewProductPage() {
  const { place } = useDesk();
  const api = useApi();
  const router = useRouter();
  const errors = useErrorHandler();
  const service = place.service.slug;
  const [title, setTitle] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => unwrap(api.goods.create({ params: { service }, body: { title } })),
    onSuccess: ({ id }) =>
      void router.navigate({
        href: pagePath('/my/shop/$service/products/$id', { service, id }),
        replace: true,
      } as never),
    onError: (failure) => void errors.handle(failure),
  });
  const reveal = useRevealInvalid(isPending);
  if (!managesGoods(place)) return <NoRightPage right="MANAGE_GOODS" />;
  const problem = problemOf(title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problem === undefined && !isPending) mutate();
  };
  return (
    <>
      <DeskHead title="Новый товар" note="Черновик увидите только вы" />
      <form className={styles.card} {...reveal} onSubmit={submit} noValidate>
        <TextField
          label="Название"
          hint="Например: Букет «Зефир» из пионовидных роз"
          isRequired
          limit={goodsLimits.title}
          value={title}
          onChange={setTitle}
          error={isTried ? (problem ?? refusalOf(error).fields['title']) : undefined}
        />
        <div>
          <Button type="submit" isLoading={isPending} loadingText="Создаём">
            Создать черновик
          </Button>
        </div>
      </form>
    </>
  );
}
