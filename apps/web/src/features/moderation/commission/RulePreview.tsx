import { exactRoubles, type CommissionPreview } from '@vetka/domain/ledger';
import { plural } from '@vetka/domain/plural';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { useEffect, useRef } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import * as styles from '../moderation.css.ts';
import { differenceText, goodsText, noticeText, touchesText } from './ruleWords.ts';

interface RulePreviewProps {
  preview: CommissionPreview;
  /** Scrolls to it and announces it, for a result below the visible area. @default false */
  isRevealed?: boolean;
  /** Shows how early shops must be notified. @default true */
  hasNotice?: boolean;
}

const shownCategories = 8;

/** The shops affected by a change, and its cost over the last 30 days. */
export function RulePreview({ preview, isRevealed = false, hasNotice = true }: RulePreviewProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRevealed) section.current?.focus();
  }, [isRevealed]);
  const { goods, categories, shops, shopCount, lines, taken, wouldTake, isWorse } = preview;
  return (
    <section ref={section} className={styles.form} tabIndex={-1} aria-label="Что изменится">
      {hasNotice && <Notice tone={isWorse && goods > 0 ? 'caution' : 'info'}>{noticeText(preview)}</Notice>}
      <div className={styles.words}>
        <b>{touchesText(preview)}</b>
        {lines === 0 ? (
          <span className={styles.note}>За последние 30 дней таких продаж не было: сравнить не с чем</span>
        ) : (
          <>
            <span>
              За 30 дней взяли {exactRoubles(taken)}, по-новому было бы {exactRoubles(wouldTake)}:{' '}
              {differenceText(preview)}
            </span>
            <span className={styles.note}>
              Проданы {plural(lines, ['строка', 'строки', 'строк'])} заказов; возвраты не вычтены
            </span>
          </>
        )}
        {categories.length > 0 && (
          <span className={styles.note}>
            Категории:{' '}
            {categories
              .slice(0, shownCategories)
              .map((category) => `${category.name} (${category.goods})`)
              .join(', ')}
            {categories.length > shownCategories && ' и другие'}
          </span>
        )}
      </div>
      {shops.length > 0 && (
        <ul className={styles.log}>
          {shops.map((shop) => (
            <li key={shop.id} className={styles.entry}>
              <span className={styles.titleRow}>
                <Link tone="text" href={pagePath('/$service', { service: shop.slug })}>
                  {shop.name}
                </Link>
                <b>{shop.lines === 0 ? 'нет продаж' : differenceText(shop)}</b>
              </span>
              <span className={styles.note}>
                {goodsText(shop.goods)}
                {shop.isWorse && ', станет хуже'}
                {shop.lines > 0 && `, взяли ${exactRoubles(shop.taken)}, было бы ${exactRoubles(shop.wouldTake)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {shopCount > shops.length && (
        <p className={styles.note}>
          Показаны {shops.length} с самой большой разницей из {shopCount}.
        </p>
      )}
    </section>
  );
}
