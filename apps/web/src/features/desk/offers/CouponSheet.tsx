import { useQuery } from '@tanstack/react-query';
import { couponStateLabels, type ManagedCoupon } from '@vetka/domain/offer';
import { Button } from '@vetka/ui/Button';
import { CopyButton } from '@vetka/ui/desk/CopyButton';
import { ArrowLeftIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Notice } from '@vetka/ui/Notice';
import { ActionBar } from '@vetka/ui/patterns/desk/ActionBar';
import { DeskSheet } from '@vetka/ui/patterns/desk/DeskPanes';
import { useId, useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { UnsavedQuestion } from '../../../shell/forms/UnsavedQuestion.tsx';
import { LoadFailure } from '../../../shell/errors/LoadFailure.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { CouponConditions } from './CouponConditions.tsx';
import { choiceErrors, couponDraftOf, couponErrors, couponOf, emptyCoupon, type CouponDraft } from './couponDraft.ts';
import { CouponFields } from './CouponFields.tsx';
import { CouponPreview } from './CouponPreview.tsx';
import { usesText } from './couponWords.ts';
import { LinesSkeleton } from '../skeletons/RoomSkeleton.tsx';
import * as styles from './offers.css.ts';
import { offersQueries } from './offers.queries.ts';
import { parseOffersSearch, type OffersSearch } from './offersSearch.ts';
import { useCouponCommands } from './useCouponCommands.ts';

interface CouponSheetProps {
  service: string;
  id: NonNullable<OffersSearch['coupon']>;
}

/** The editor of a promo code: its rule, the customer's view, and its estimated cost. */
export function CouponSheet({ service, id }: CouponSheetProps) {
  return id === 'new' ? <Editor service={service} coupon={null} /> : <Loaded service={service} id={id} />;
}

function Loaded({ service, id }: { service: string; id: number }) {
  const { data, error, refetch } = useQuery(offersQueries.coupon(useApi(), service, id));
  if (data) return <Editor key={data.id} service={service} coupon={data} />;
  return (
    <DeskSheet label="Промокод">
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <LinesSkeleton count={8} />}
    </DeskSheet>
  );
}

const couponOfSearch = (search: object) => parseOffersSearch({ ...search }).coupon;

interface EditorProps {
  service: string;
  /** Null: a new one. */
  coupon: ManagedCoupon | null;
}

function Editor({ service, coupon }: EditorProps) {
  const form = useId();
  const [first] = useState(() => (coupon ? couponDraftOf(coupon) : emptyCoupon));
  const [draft, setDraft] = useState(first);
  const [isTried, setTried] = useState(false);
  const commands = useCouponCommands(service, coupon);
  const written = couponOf(draft);
  const wrong = { ...couponErrors(written), ...choiceErrors(draft) };
  const errors = { ...commands.fields, ...(isTried ? wrong : {}) };
  const change = (part: Partial<CouponDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(wrong).length === 0) commands.save(written);
  };
  const label = coupon?.code ?? 'Новый промокод';
  const reveal = useRevealInvalid(commands.isSaving);
  return (
    <DeskSheet
      label={label}
      foot={
        <ActionBar label={`Действия: ${label}`}>
          <Button type="submit" form={form} isLoading={commands.isSaving} loadingText="Сохраняем">
            {coupon ? 'Сохранить' : 'Создать промокод'}
          </Button>
          {coupon && <WorkButton coupon={coupon} onWork={commands.setWorking} />}
        </ActionBar>
      }
    >
      <form id={form} {...reveal} className={styles.form} onSubmit={submit} noValidate>
        <SheetHead service={service} coupon={coupon} />
        {commands.message && (
          <Notice tone="critical" isAnnounced>
            {commands.message}
          </Notice>
        )}
        <CouponPreview service={service} coupon={written} />
        <CouponFields draft={draft} errors={errors} onChange={change} />
        <CouponConditions service={service} draft={draft} errors={errors} onChange={change} />
      </form>
      <UnsavedQuestion isUnsaved={draft !== first} text="Всё, что вы ввели, пропадёт." placeOf={couponOfSearch} />
    </DeskSheet>
  );
}

function SheetHead({ service, coupon }: EditorProps) {
  return (
    <div className={styles.sheetHead}>
      <span className={styles.wideOnly}>
        <IconButton
          label="К промокодам"
          icon={<ArrowLeftIcon />}
          href={pagePath('/my/shop/$service/discounts', { service })}
        />
      </span>
      <div className={styles.words}>
        {/* On a phone the frame names a new one. */}
        <h2 className={styles.title} data-new={coupon ? undefined : ''}>
          {coupon?.code ?? 'Новый промокод'}
        </h2>
        {coupon && (
          <span className={styles.note}>
            {couponStateLabels[coupon.state]}, использовали {usesText(coupon)}
          </span>
        )}
      </div>
      {coupon && (
        <CopyButton label="Скопировать промокод" copiedLabel="Промокод скопирован" isLabelHidden text={coupon.code} />
      )}
    </div>
  );
}

function WorkButton({ coupon, onWork }: { coupon: ManagedCoupon; onWork: (isActive: boolean) => void }) {
  return coupon.isActive ? (
    <Button variant="dangerTonal" onClick={() => onWork(false)}>
      Остановить
    </Button>
  ) : (
    <Button variant="tonal" onClick={() => onWork(true)}>
      Запустить снова
    </Button>
  );
}
