import { useRouteContext } from '@tanstack/react-router';
import { applyTheme, ThemeSwitch, type ThemeChoice } from '@vetka/ui/ThemeSwitch';
import { useState } from 'react';
import { writeCookie } from '../visitor/cookies.ts';
import { themeCookie } from '../visitor/describeVisitor.ts';

/** How long the choice is stored, in days. */
const rememberedDays = 365;

/** The theme switch. The choice is stored in a cookie, so that the server renders the right theme. */
export function SiteThemeSwitch() {
  const chosen = useRouteContext({ strict: false, select: (context) => context.visitor?.theme });
  const [theme, setTheme] = useState<ThemeChoice>(chosen ?? 'system');
  const change = (choice: ThemeChoice) => {
    setTheme(choice);
    applyTheme(choice);
    writeCookie(themeCookie, choice, { days: choice === 'system' ? 0 : rememberedDays });
  };
  return <ThemeSwitch value={theme} onChange={change} />;
}
