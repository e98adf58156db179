import { useQuery } from '@tanstack/react-query';
import { Footer } from '@vetka/ui/patterns/page/Footer';
import { categoryQueries } from '../catalog/category.queries.ts';
import { pagePath } from '../links/pagePath.ts';
import { useApi } from '../useContext.ts';
import { SiteThemeSwitch } from './SiteThemeSwitch.tsx';
import { useDeskPath } from '../session/useDeskPath.ts';
import { footerGroups, withDesk } from './siteLinks.ts';

export function SiteFooter() {
  const { data: categories = [] } = useQuery(categoryQueries.named(useApi()));
  const links = categories.map(({ slug, name }) => ({
    href: pagePath('/catalog/$category', { category: slug }),
    label: name,
  }));
  const own = withDesk(footerGroups, useDeskPath());
  const groups = links.length > 0 ? [...own, { title: 'Что подарить', links }] : own;
  return <Footer groups={groups} themeSwitch={<SiteThemeSwitch />} />;
}
