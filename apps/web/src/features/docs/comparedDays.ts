import type { LegalVersion } from '@vetka/domain/legal';
import type { VersionsSearch } from './versionsSearch.ts';

const daysOf = (versions: readonly LegalVersion[]): string[] => versions.flatMap(({ day }) => day ?? []);

/** The days of the versions to compare: the requested ones, or the latest one and the one before it. */
export function comparedDays(
  versions: readonly LegalVersion[],
  { from, to }: VersionsSearch,
): Required<VersionsSearch> {
  const days = daysOf(versions);
  const [latest = ''] = days;
  const shownTo = to && days.includes(to) ? to : latest;
  const before = days[days.indexOf(shownTo) + 1] ?? shownTo;
  return { to: shownTo, from: from && days.includes(from) ? from : before };
}
