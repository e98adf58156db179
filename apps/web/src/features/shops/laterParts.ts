import { laterPart } from '../../shell/laterPart.tsx';

// Rendered by the server; hydrated once the code shared by all pages has loaded.
const loadShopsPage = () => import('./ShopsPage.tsx');

export const ShopsPage = laterPart(loadShopsPage, import.meta.env.SSR ? await loadShopsPage() : undefined);
