import { Suspense, use, type ReactNode } from 'react';
import * as styles from './page.css.ts';
import { pageAddresses } from './pageAddresses.ts';

function PageLink({ name, children }: { name: string; children: ReactNode }) {
  const address = use(pageAddresses()).get(name);
  if (address === undefined) return children;
  return (
    <a className={styles.link} href={address} target="_top">
      {children}
    </a>
  );
}

/** Name of a component, linked to its page, or of an HTML element. */
export function ComponentName({ of }: { of: string }) {
  const name = <code className={styles.code}>{of}</code>;
  return (
    <Suspense fallback={name}>
      <PageLink name={of}>{name}</PageLink>
    </Suspense>
  );
}
