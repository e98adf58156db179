import { AxeBuilder } from '@axe-core/playwright';
import type { Site } from './site.ts';

/**
 * The violations that axe finds on the open page as it is now, each in a readable line. Toasts fade while axe reads
 * their colours; stories check them at rest.
 */
export async function violationsOf({ page, isPhone }: Site, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Otherwise each result is put together in a new page, which takes longer than the analysis. It is for frames of
    // other sites, and there are none.
    .setLegacyMode(true)
    .exclude('section[aria-label="Уведомления"]');
  if (rules) axe.withRules(rules);
  // The specification disables zoom on phones (OVL-16); everywhere else the rule applies.
  else if (isPhone) axe.disableRules('meta-viewport');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html} ${failureSummary}`),
  );
}
