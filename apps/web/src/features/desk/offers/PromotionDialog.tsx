import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatPrice } from '@vetka/domain/money';
import type { PromotionProduct, ShopPromotion } from '@vetka/domain/promotion';
import { Button } from '@vetka/ui/Button';
import { Checkbox } from '@vetka/ui/Checkbox';
import { Notice } from '@vetka/ui/Notice';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useState } from 'react';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { datesText, discountText, payersText, scopeText } from '../../../shell/promotions/promotionWords.ts';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './offers.css.ts';
import { offersQueries } from './offers.queries.ts';
import { promotionEstimateText } from './promotionText.ts';
import { usePromotion } from './usePromotion.ts';

interface PromotionDialogProps {
  service: string;
  promotion: ShopPromotion;
  onClose: () => void;
}

/** The terms of a promotion, its estimated cost, the choice of products, and the consent. */
export function PromotionDialog({ service, promotion, onClose }: PromotionDialogProps) {
  const { consent, platformPercent } = promotion;
  const [chosen, setChosen] = useState<number[] | null>(consent?.productIds ?? null);
  const { join, leave, isJoining, isLeaving, message } = usePromotion(service, promotion, onClose);
  const agreement = platformPercent === 100 ? 'Участвовать' : 'Согласиться на скидку';
  return (
    <ResponsiveDialog
      isOpen
      onClose={onClose}
      title={promotion.name}
      foot={
        <div className={styles.foot}>
          <Button
            size="l"
            isFullWidth
            isLoading={isJoining}
            loadingText="Сохраняем"
            isDisabled={chosen?.length === 0}
            onClick={() => join(chosen)}
          >
            {consent?.isValid ? 'Сохранить выбор' : agreement}
          </Button>
          {consent && (
            <Button variant="dangerTonal" isFullWidth isLoading={isLeaving} loadingText="Выходим" onClick={leave}>
              Выйти из акции
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.form}>
        {message && (
          <Notice tone="critical" isAnnounced>
            {message}
          </Notice>
        )}
        {consent && !consent.isValid && (
          <Notice tone="caution">Условия изменились после вашего согласия. Прочитайте их ещё раз.</Notice>
        )}
        <Terms promotion={promotion} />
        <Estimate service={service} id={promotion.id} productIds={chosen} />
        <Choice service={service} promotion={promotion} chosen={chosen} onChoose={setChosen} />
      </div>
    </ResponsiveDialog>
  );
}

function Terms({ promotion }: { promotion: ShopPromotion }) {
  const { text, platformPercent, categories } = promotion;
  return (
    <div className={styles.block}>
      {text !== '' && <p className={styles.said}>{text}</p>}
      <span className={styles.strong}>{discountText(promotion)}</span>
      <span className={styles.note}>{datesText(promotion)}</span>
      <span className={styles.note}>{payersText(platformPercent)}</span>
      <span className={styles.note}>{scopeText(categories)}. Ниже себестоимости цена не опустится</span>
    </div>
  );
}

interface ChoiceProps {
  service: string;
  promotion: ShopPromotion;
  chosen: number[] | null;
  onChoose: (chosen: number[] | null) => void;
}

function Choice({ service, promotion: { id }, chosen, onChoose }: ChoiceProps) {
  const list = useInfiniteQuery(offersQueries.promotionGoods(useApi(), service, id));
  const toggle = (productId: number) =>
    onChoose(
      chosen?.includes(productId) ? chosen.filter((each) => each !== productId) : [...(chosen ?? []), productId],
    );
  return (
    <>
      <RadioGroup
        label="Какие товары участвуют"
        options={[
          { value: 'all', label: 'Все подходящие', description: 'И те, что появятся позже' },
          { value: 'chosen', label: 'Выбранные' },
        ]}
        value={chosen === null ? 'all' : 'chosen'}
        onChange={(which) => onChoose(which === 'all' ? null : [])}
      />
      <PagedItems list={list} empty={<p className={styles.note}>Подходящих товаров пока нет.</p>}>
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((product) => (
              <ChoiceRow
                key={product.id}
                product={product}
                isChosen={chosen?.includes(product.id) ?? null}
                onToggle={() => toggle(product.id)}
              />
            ))}
          </ul>
        )}
      </PagedItems>
    </>
  );
}

interface ChoiceRowProps {
  product: PromotionProduct;
  /** Null: all products take part. */
  isChosen: boolean | null;
  onToggle: () => void;
}

function ChoiceRow({ product: { title, price, promotionPrice }, isChosen, onToggle }: ChoiceRowProps) {
  const prices =
    price === promotionPrice ? 'Цена не изменится' : `${formatPrice(price)} → ${formatPrice(promotionPrice)}`;
  return (
    <li className={styles.choice}>
      {isChosen === null ? (
        <span className={styles.words}>
          <span>{title}</span>
          <span className={styles.note}>{prices}</span>
        </span>
      ) : (
        <Checkbox label={title} description={prices} isChecked={isChosen} onChange={onToggle} />
      )}
    </li>
  );
}

interface EstimateProps {
  service: string;
  id: number;
  productIds: number[] | null;
}

function Estimate({ service, id, productIds }: EstimateProps) {
  const isEmpty = productIds?.length === 0;
  const { data } = useQuery({
    ...offersQueries.promotionEstimate(useApi(), service, id, productIds),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.block}>
      <span className={styles.label}>Что было бы в прошлом месяце</span>
      <span className={styles.note} role="status">
        {isEmpty ? 'Выберите хотя бы один товар.' : data ? promotionEstimateText(data) : 'Считаем…'}
      </span>
    </div>
  );
}
