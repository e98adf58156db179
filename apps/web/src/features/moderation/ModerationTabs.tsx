import { TabLinks } from '@vetka/ui/Tabs';
import { pagePath } from '../../shell/links/pagePath.ts';

const items = [
  { label: 'Магазины', href: pagePath('/my/moderation/shops') },
  { label: 'Товары', href: pagePath('/my/moderation/products') },
  { label: 'Жалобы', href: pagePath('/my/moderation/complaints') },
  { label: 'Споры', href: pagePath('/my/moderation/disputes') },
  { label: 'Подписки', href: pagePath('/my/moderation/plans') },
  { label: 'Акции', href: pagePath('/my/moderation/promotions') },
  { label: 'Синонимы', href: pagePath('/my/moderation/synonyms') },
  { label: 'Люди', href: pagePath('/my/moderation/people') },
  { label: 'Документы', href: pagePath('/my/moderation/documents') },
  { label: 'Переадресация', href: pagePath('/my/moderation/redirects') },
  { label: 'Журнал', href: pagePath('/my/moderation/audit') },
];

/** The pages of the administration. */
export function ModerationTabs({ current }: { current: string }) {
  return <TabLinks label="Администрация" items={items} current={current} />;
}
