import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { ProductList } from './ProductList.tsx';

/** Two rows of the best-selling products. */
export default function PopularGrid() {
  const { data } = useSuspenseQuery(catalogQueries.fewPopular(useApi()));
  return <ProductList products={data.data} />;
}
