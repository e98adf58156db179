import { useRouteContext } from '@tanstack/react-router';
import { cookieConsentDays, cookieConsentName } from '@vetka/domain/session';
import { CookieBanner } from '@vetka/ui/patterns/page/CookieBanner';
import { useState } from 'react';
import { useSession } from '../session/useSession.ts';
import { writeCookie } from '../visitor/cookies.ts';

/** The cookie banner, until it is accepted; that is remembered for six days. */
export function ConsentBanner() {
  const domain = useSession()?.domain;
  const hadConsent = useRouteContext({
    strict: false,
    select: (context) => context.visitor?.hasCookieConsent ?? false,
  });
  const [hasAccepted, setHasAccepted] = useState(false);
  if (hadConsent || hasAccepted) return null;
  const accept = () => {
    writeCookie(cookieConsentName, '1', { domain, days: cookieConsentDays });
    setHasAccepted(true);
  };
  return <CookieBanner onAccept={accept} moreHref="/docs/consent-cookie" />;
}
