/**
 * Imports the given entries like a server of React's server components, where a module that starts with 'use client' is
 * replaced by references to its exports, and prints the entries that fail with their error.
 */
export const serverImportScript = `
import { registerHooks } from 'node:module';

const reference = (name) =>
  'export ' + (name === 'default' ? 'default ' : 'const ' + name + ' = ') + '{ $$typeof: Symbol.for("react.client.reference") };';
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const code = String(loaded.source ?? '');
    if (!/^['"]use client['"]/.test(code)) return loaded;
    const names = [...code.matchAll(/^export \\{([^}]*)\\}/gm)].flatMap(([, list]) => list.split(','));
    const exported = names.map((name) => name.trim().split(' as ').at(-1)).filter(Boolean);
    return { ...loaded, source: exported.map(reference).join('\\n') };
  },
});
const failures = [];
for (const entry of process.argv.slice(2)) {
  await import(entry).catch((error) => failures.push(entry + ': ' + error.message));
}
process.stdout.write(JSON.stringify(failures));
`;

/**
 * Prints those of the given components (`@vetka/ui/Text`) that a server component imports as a client reference. The
 * hooks of `serverImportScript` come first.
 */
export const serverRenderedScript = `${serverImportScript.split('const failures')[0]}
const references = [];
for (const entry of process.argv.slice(2)) {
  const name = entry.split('/').at(-1);
  const component = (await import(entry))[name];
  if (component === undefined || component.$$typeof === Symbol.for('react.client.reference')) references.push(name);
}
process.stdout.write(JSON.stringify(references));
`;

/** An application of Next.js: a page rendered as a server component, and one interactive part. */
export const nextApplication: Record<string, string> = {
  'next.config.mjs': `
export default { turbopack: { root: import.meta.dirname }, typescript: { ignoreBuildErrors: true } };
`,
  'app/layout.jsx': `
import '@vetka/ui/styles';

export const metadata = { title: 'Цветы' };

export default function Layout({ children }) {
  return (
    <html lang="ru">
      <body>{children}</body>
    </html>
  );
}
`,
  'app/Order.jsx': `
'use client';
import { useState } from 'react';
import { Button } from '@vetka/ui/Button';
import { Dialog } from '@vetka/ui/Dialog';
import { QuantityStepper } from '@vetka/ui/QuantityStepper';

export function Order() {
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(1);
  return (
    <>
      <QuantityStepper label="Букет «Весна»" value={count} max={5} onChange={setCount} />
      <Button onClick={() => setOpen(true)}>Заказать</Button>
      <Dialog title="Заказ" isOpen={isOpen} onClose={() => setOpen(false)}>Спасибо!</Dialog>
    </>
  );
}
`,
  'app/page.jsx': `
import { formatPrice } from '@vetka/domain/money';
import { Badge } from '@vetka/ui/Badge';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Button } from '@vetka/ui/Button';
import { Card } from '@vetka/ui/Card';
import { Container } from '@vetka/ui/Container';
import { Heading } from '@vetka/ui/Heading';
import { Link } from '@vetka/ui/Link';
import { Pagination } from '@vetka/ui/Pagination';
import { Price } from '@vetka/ui/Price';
import { RatingStars } from '@vetka/ui/RatingStars';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { ProductGrid } from '@vetka/ui/patterns/catalog/ProductGrid';
import { Order } from './Order';

export default function Page() {
  return (
    <Container>
      <Stack gap={24}>
        <Breadcrumbs items={[{ label: 'Каталог', href: '/' }, { label: 'Букет «Весна»' }]} />
        <Heading level={1}>Букет «Весна»</Heading>
        <Badge>Новинка</Badge>
        <RatingStars value={4.5} />
        <Price value={489000} oldPrice={520000} />
        <Text>Выгода {formatPrice(31000)}</Text>
        <Link href="/about">О магазине</Link>
        <Card>Из сада</Card>
        <ProductGrid>{null}</ProductGrid>
        <Pagination page={2} total={9} hrefOf={(page) => '/catalog?page=' + page} />
        <Button href="/cart">В корзину</Button>
        <Order />
      </Stack>
    </Container>
  );
}
`,
};
