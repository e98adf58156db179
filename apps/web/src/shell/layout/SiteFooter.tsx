import { useQuery } from '@tanstack/react-query';
import { Footer } from '@vetka/ui/patterns/page/Footer';
import { categoryQueries } from '../catalog/category.queries.ts';
import { pagePath } from '../links/pagePath.ts';
import { useApi } from '../useContext.ts';
import { SiteThemeSwitch } from './SiteThemeSwitch.tsx';
import { useDeskPath } from '../session/useDeskPath.ts';
import { footerGroups, withDesk } from './siteLinks.ts';

/** Maximum number of categories in the footer. */
const maxCategories = 5;

export function SiteFooter() {
  const { data: categories = [] } = useQuery(categoryQueries.all(useApi()));
  const links = categories
    .filter(({ parentId }) => parentId !== 0)
    .slice(0, maxCategories)
    .map(({ slug, name }) => ({ href: pagePath('/catalog/$category', { category: slug }), label: name }));
  const own = withDesk(footerGroups, useDeskPath());
  const groups = links.length > 0 ? [...own, { title: 'Что подарить', links }] : own;
  return <Footer groups={groups} themeSwitch={<SiteThemeSwitch />} />;
}
