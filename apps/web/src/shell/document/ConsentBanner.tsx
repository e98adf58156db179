import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { unwrap } from '@vetka/api-client/client';
import { cookieConsentDays, cookieConsentName } from '@vetka/domain/session';
import { CookieBanner } from '@vetka/ui/patterns/page/CookieBanner';
import { useState } from 'react';
import { logFailure } from '../errors/logFailure.ts';
import { hasBuyBar } from '../layout/hasBuyBar.ts';
import { pagePath } from '../links/pagePath.ts';
import { useSession } from '../session/useSession.ts';
import { useApi } from '../useContext.ts';
import { writeCookie } from '../visitor/cookies.ts';

/** The cookie banner. Acceptance is remembered for six days and recorded. */
export function ConsentBanner() {
  const api = useApi();
  const domain = useSession()?.domain;
  const hadConsent = useRouteContext({
    strict: false,
    select: (context) => context.visitor?.hasCookieConsent ?? false,
  });
  const isInChat = useRouterState({ select: ({ location }) => /^\/chat(?:\/|$)/.test(location.pathname) });
  const isAboveBuyBar = useRouterState({ select: ({ location }) => hasBuyBar(location.pathname) });
  const [hasAccepted, setHasAccepted] = useState(false);
  if (hadConsent || hasAccepted) return null;
  const accept = () => {
    writeCookie(cookieConsentName, '1', { domain, days: cookieConsentDays });
    setHasAccepted(true);
    // A failure to record the consent must not block the page.
    void unwrap(api.session.acceptCookies()).catch(logFailure('the record of the consent', null));
  };
  return (
    <CookieBanner
      onAccept={accept}
      moreHref={pagePath('/docs/$document', { document: 'consent-cookie' })}
      isAside={isInChat}
      isAboveBuyBar={isAboveBuyBar}
    />
  );
}
