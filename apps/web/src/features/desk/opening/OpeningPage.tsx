import { useSuspenseQuery } from '@tanstack/react-query';
import { useHydrated, useRouter } from '@tanstack/react-router';
import { nextOpeningStep, openingHoursText, openingSteps, type Opening, type OpeningStep } from '@vetka/domain/opening';
import { Heading } from '@vetka/ui/Heading';
import { CameraIcon, ClipboardIcon, MapPinIcon } from '@vetka/ui/Icon';
import { Notice } from '@vetka/ui/Notice';
import { Step, Steps } from '@vetka/ui/desk/Steps';
import { Sprig } from '@vetka/ui/patterns/desk/Sprig';
import { formatPrice } from '@vetka/domain/money';
import { useState } from 'react';
import { KeptFocus } from '../../../shell/focus/KeptFocus.tsx';
import { useUser } from '../../../shell/session/useSession.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { CheckStep } from './CheckStep.tsx';
import * as styles from './opening.css.ts';
import { openingQueries } from './opening.queries.ts';
import { ProductStep } from './ProductStep.tsx';
import { SellerStep } from './SellerStep.tsx';
import { ShopStep } from './ShopStep.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** `/my/shop/new`: a person opens a shop in four steps. */
export default function OpeningPage() {
  const { data: opening } = useSuspenseQuery(openingQueries.current(useApi()));
  const user = useUser();
  if (!user) return null;
  const { shop } = opening;
  return (
    <div className={styles.page}>
      {opening.state === 'MODERATION' && shop ? (
        <>
          <Head title="Магазин на проверке" lead="Покупатели его пока не видят." />
          <WaitingCard opening={opening} shop={shop} />
        </>
      ) : (
        <OpeningSteps opening={opening} userId={user.id} />
      )}
    </div>
  );
}

function Head({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.heading}>
      <Heading level={1}>{title}</Heading>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}

const asked: Record<OpeningStep, { title: string; note: string }> = {
  SELLER: { title: 'Кто продаёт', note: 'Компания, ИП или самозанятый' },
  SHOP: { title: 'Магазин', note: 'Имя, адрес и часы увидят покупатели' },
  PRODUCT: { title: 'Первый товар', note: 'Снимок, название и цена' },
  CHECK: { title: 'Проверка', note: 'Посмотрит человек, не программа' },
};

const firstOf = ({ products }: Opening) => products.find(({ isComplete }) => isComplete);

/** The answers of a step. */
function answerOf(opening: Opening, step: OpeningStep): string {
  const { seller, shop } = opening;
  if (step === 'SELLER') return seller ? `${seller.name}, ИНН ${seller.inn}` : '';
  if (step === 'SHOP') {
    return shop ? `«${shop.name}», ${shop.address.formatted}, ${openingHoursText(shop.opensAt, shop.closesAt)}` : '';
  }
  const first = firstOf(opening);
  return first ? `${first.title}, ${formatPrice(first.price)}` : 'Добавите позже';
}

const begin = {
  title: 'Откройте магазин за десять минут',
  lead: 'Четыре шага, потом проверка. Продажи начнутся, как только её пройдёте.',
};
const heads: Record<OpeningStep, { title: string; lead: string }> = {
  SELLER: begin,
  SHOP: begin,
  PRODUCT: { title: 'Первый букет на витрину', lead: 'Хватит снимка, названия и цены. Остальное потом.' },
  CHECK: { title: 'Проверьте и отправьте', lead: 'Посмотрит человек, обычно в рабочий день.' },
};

const left = ['Последний шаг', 'Осталось два шага', 'Осталось три шага', 'Четыре шага, и готово'];

function OpeningSteps({ opening, userId }: { opening: Opening; userId: number }) {
  const router = useRouter();
  const [chosen, setChosen] = useState<OpeningStep | null>(null);
  // Drafts are stored in the browser only.
  const isAlive = useHydrated();
  const due = nextOpeningStep(opening);
  const current = chosen ?? due;
  const done = openingSteps.indexOf(current);
  const stateOf = (step: OpeningStep) => {
    if (step === current) return 'current' as const;
    return openingSteps.indexOf(step) < Math.max(openingSteps.indexOf(due), done)
      ? ('done' as const)
      : ('ahead' as const);
  };
  const goOn = () => setChosen(null);
  const reopen = (step: OpeningStep) => {
    const product = step === 'PRODUCT' && firstOf(opening);
    // A finished product is changed on its own page: another form here would add a second one.
    if (product && opening.shop) {
      const params = { service: opening.shop.slug, id: product.id };
      void router.navigate({ href: pagePath('/my/shop/$service/products/$id', params) } as never);
    } else setChosen(step);
  };
  return (
    <>
      <Head {...heads[current]} />
      {opening.returnReason && (
        <Notice tone="caution" title="Нужно исправить">
          {opening.returnReason}
        </Notice>
      )}
      <div className={styles.columns}>
        <KeptFocus shown={current}>
          <Steps aria-label="Шаги">
            {openingSteps.map((step, index) => {
              const state = stateOf(step);
              return (
                <Step
                  key={step}
                  number={index + 1}
                  title={asked[step].title}
                  note={state === 'done' ? answerOf(opening, step) : asked[step].note}
                  state={state}
                  onReopen={() => reopen(step)}
                >
                  {isAlive && (
                    <StepForm {...{ step, opening, userId }} onSaved={goOn} onSkip={() => setChosen('CHECK')} />
                  )}
                </Step>
              );
            })}
          </Steps>
        </KeptFocus>
        <aside className={styles.aside}>
          <section className={styles.hint}>
            <Sprig done={done} total={openingSteps.length} />
            <h2 className={styles.title}>{left[openingSteps.length - 1 - done]}</h2>
            <p className={styles.note}>Каждый шаг сохраняется: можно вернуться с любого устройства.</p>
          </section>
          <Useful />
        </aside>
      </div>
    </>
  );
}

interface StepFormProps {
  step: OpeningStep;
  opening: Opening;
  userId: number;
  onSaved: () => void;
  onSkip: () => void;
}

function StepForm({ step, opening, userId, onSaved, onSkip }: StepFormProps) {
  const { seller, shop, products } = opening;
  if (step === 'SELLER') return <SellerStep userId={userId} saved={seller} onSaved={onSaved} />;
  if (step === 'SHOP') return <ShopStep userId={userId} saved={shop} onSaved={onSaved} />;
  if (step === 'CHECK') return <CheckStep opening={opening} onSaved={onSaved} />;
  if (!shop) return null;
  const begun = products.find(({ isComplete }) => !isComplete);
  return <ProductStep {...{ userId, begun, onSaved, onSkip }} service={shop.slug} />;
}

function Useful() {
  const things = [
    { icon: <ClipboardIcon />, text: 'ИНН, 10 или 12 цифр' },
    { icon: <MapPinIcon />, text: 'Адрес мастерской и телефон для покупателей' },
    { icon: <CameraIcon />, text: 'Один снимок букета, хватит телефона' },
  ];
  return (
    <section className={styles.card} aria-labelledby="useful">
      <h2 className={styles.title} id="useful">
        Пригодится
      </h2>
      <ul className={styles.list}>
        {things.map(({ icon, text }) => (
          <li key={text} className={styles.item}>
            <span className={styles.sign}>{icon}</span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
