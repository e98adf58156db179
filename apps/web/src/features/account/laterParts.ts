import { laterPart } from '../../shell/laterPart.tsx';

const loadSettings = () => import('./SettingsPage.tsx');

/** Drawn by the server; its fields come to life when the little that every page needs is there. */
export const SettingsPage = laterPart(loadSettings, import.meta.env.SSR ? await loadSettings() : undefined);
