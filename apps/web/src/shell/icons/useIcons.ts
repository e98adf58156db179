import { useQuery } from '@tanstack/react-query';
import { iconQueries, type Icons } from './icon.queries.ts';

const none: Icons = {};

/** Icons by name, once loaded. @param names the same list on every render */
export const useIcons = (names: readonly string[]): Icons => useQuery(iconQueries.named(names)).data ?? none;
