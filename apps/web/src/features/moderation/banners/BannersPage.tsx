import { useQuery } from '@tanstack/react-query';
import type { HomeBanner, HomeBannerPlace, HomeBanners } from '@vetka/domain/page';
import { Heading } from '@vetka/ui/Heading';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { ModerationPage } from '../ModerationPage.tsx';
import { waitingText } from './bannerDraft.ts';
import { BannerForm } from './BannerForm.tsx';
import { HomePreview } from './HomePreview.tsx';
import { PlaceCard } from './PlaceCard.tsx';

/** A banner being edited, or the place of a new one. */
type Edited = HomeBanner | HomeBannerPlace;

/** The banners of the home page, for the administration. */
export default function BannersPage() {
  const query = useQuery(moderationQueries.banners(useApi()));
  const { data } = query;
  return (
    <ModerationPage current={pagePath('/my/moderation/banners')}>
      <Heading level={1}>Баннеры главной</Heading>
      <Text tone="muted">Изменения видны на главной сразу. Дни считаем по Москве.</Text>
      <NotLoaded query={query} />
      {data && <Places banners={data} />}
    </ModerationPage>
  );
}

function Places({ banners }: { banners: HomeBanners }) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const [now] = useState(() => Date.now());
  const of = (place: HomeBannerPlace) => banners.filter((banner) => banner.place === place);
  const shown = banners.filter((banner) => banner.isActive && waitingText(banner, now) === undefined);
  const card = (place: HomeBannerPlace) => ({
    place,
    banners: of(place),
    now,
    onAdd: () => setEdited(place),
    onEdit: setEdited,
  });
  return (
    <>
      {shown.length > 0 && <HomePreview banners={shown} />}
      <PlaceCard title="Большие" note="Листаются по одному, первый виден сразу." {...card('HERO')} />
      <PlaceCard title="Боковые" note="Первые два, только на широком экране." {...card('SIDE')} />
      {edited !== null && <BannerForm edited={edited} shown={shown} onClose={() => setEdited(null)} />}
    </>
  );
}
