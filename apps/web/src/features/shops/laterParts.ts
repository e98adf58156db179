import { laterPart } from '../../shell/laterPart.tsx';

// Drawn by the server; they come to life when the little that every page needs is there.
const loadShopsPage = () => import('./ShopsPage.tsx');

export const ShopsPage = laterPart(loadShopsPage, import.meta.env.SSR ? await loadShopsPage() : undefined);
