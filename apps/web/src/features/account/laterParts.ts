import { laterPart } from '../../shell/laterPart.tsx';

const loadSettings = () => import('./SettingsPage.tsx');

/** Rendered by the server; hydrated once the code shared by all pages has loaded. */
export const SettingsPage = laterPart(loadSettings, import.meta.env.SSR ? await loadSettings() : undefined);
