import { useQuery } from '@tanstack/react-query';
import { iconQueries, type Icons } from './icon.queries.ts';

const none: Icons = {};

/** Icons by their names, once they have come. @param names the same list every time */
export const useIcons = (names: readonly string[]): Icons => useQuery(iconQueries.named(names)).data ?? none;
