import { sortLabels, type SortOrder } from '@vetka/domain/catalog';
import { plural } from '@vetka/domain/plural';
import { popularityLabels, popularityPoints, relevanceSteps, type PopularityReason } from '@vetka/domain/ranking';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Heading } from '@vetka/ui/Heading';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import type { ReactNode } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { reading } from './reading.css.ts';

const reasons = Object.keys(popularityPoints) as PopularityReason[];

/** «5 баллов», «−1 балл». */
const pointsText = (points: number): string =>
  `${points < 0 ? '−' : ''}${plural(Math.abs(points), ['балл', 'балла', 'баллов'])}`;

const otherOrders: Record<Exclude<SortOrder, 'popular'>, string> = {
  new: 'сначала те, что появились позже',
  cheaper: 'по цене, от меньшей',
  dearer: 'по цене, от большей',
  rating: 'по средней оценке, при равной выше тот, у кого больше отзывов',
  soonest: 'по времени сборки вместе с дорогой',
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Stack as="ul" gap={8}>
      {lines.map((line) => (
        <Text as="li" key={line}>
          {line}
        </Text>
      ))}
    </Stack>
  );
}

/** The ranking of products, with the weights that the catalogue itself uses. */
export default function RankingPage() {
  return (
    <div className={reading}>
      <Breadcrumbs
        items={[
          { label: 'Главная', href: '/' },
          { label: 'Документы', href: pagePath('/docs') },
          { label: 'Порядок товаров' },
        ]}
      />
      <Stack gap={32}>
        <Heading level={1}>Почему товары стоят в этом порядке</Heading>
        <Text>
          Места в каталоге и в поиске не продаются: порядок для всех один, он не зависит от того, кто смотрит и сколько
          магазин платит «Ветке».
        </Text>
        <Part title={sortLabels.popular}>
          <Text>Так каталог показан сначала. Выше товар, у которого больше баллов; считаем их каждый час.</Text>
          <Lines
            lines={reasons.map((reason) => `${popularityLabels[reason]}: ${pointsText(popularityPoints[reason])}`)}
          />
        </Part>
        <Part title="В поиске">
          <Text>
            Сначала товары, у которых все слова запроса нашлись там, где они значат больше. Среди равных выше более
            популярный.
          </Text>
          <Lines lines={relevanceSteps.map(({ label }, index) => `${index + 1}. ${label}`)} />
          <Text>Если в запросе назван магазин, его товары стоят первыми.</Text>
        </Part>
        <Part title="Другие порядки">
          <Lines
            lines={(Object.keys(otherOrders) as (keyof typeof otherOrders)[]).map(
              (order) => `${sortLabels[order]}: ${otherOrders[order]}`,
            )}
          />
        </Part>
      </Stack>
    </div>
  );
}
