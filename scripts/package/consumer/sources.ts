/**
 * Source files of the applications that test the packages. They are strings rather than modules, because they run in a
 * folder outside this clone, like any consumer.
 */

const page = `
import { createClient } from '@vetka/api-client/client';
import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import { cartMachine } from '@vetka/machines/cart';
import { Button } from '@vetka/ui/Button';
import { Container } from '@vetka/ui/Container';
import { Dialog, type DialogProps } from '@vetka/ui/Dialog';
import { Heading } from '@vetka/ui/Heading';
import { Price } from '@vetka/ui/Price';
import { QuantityStepper } from '@vetka/ui/QuantityStepper';
import { Stack } from '@vetka/ui/Stack';
import { TextField } from '@vetka/ui/TextField';
import { ProductGrid } from '@vetka/ui/patterns/catalog/ProductGrid';

export const client = createClient({ origin: 'https://shop.example' });
export const machineName: string = cartMachine.id;
export const dialog = (props: DialogProps) => <Dialog {...props} />;

export function Page() {
  return (
    <Container>
      <Stack gap={24}>
        <Heading level={1}>Букет «Весна»</Heading>
        <Price value={489000} />
        <p>{formatPrice(489000)} за {plural(3, ['букет', 'букета', 'букетов'])}</p>
        <TextField label="Кому" value="" onChange={() => {}} />
        <QuantityStepper label="Букет «Весна»" value={1} max={5} onChange={() => {}} />
        <ProductGrid>{null}</ProductGrid>
        <Button>В корзину</Button>
      </Stack>
    </Container>
  );
}
`;

/** A Vite application with one page. */
export const application: Record<string, string> = {
  'index.html':
    '<!doctype html><html lang="ru"><title>Цветы</title><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
  'main.tsx': `
import '@vetka/ui/styles';
import { createRoot } from 'react-dom/client';
import { Page } from './page';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
`,
  'page.tsx': page,
  'vite-env.d.ts': '/// <reference types="vite/client" />\n',
  'vite.config.js': `
import react from '@vitejs/plugin-react';

export default { plugins: [react()], build: { reportCompressedSize: false } };
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
    },
    include: ['*.tsx', '*.d.ts'],
  }),
};

/** A script for plain Node that prints the page, rendered without a bundler. */
export const serverScript = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page.js';

process.stdout.write(renderToString(createElement(Page)));
`;

/** A script for plain Node that imports the given entries and prints those that export nothing. */
export const importScript = `
const empty = [];
for (const entry of process.argv.slice(2)) {
  const module = await import(entry);
  if (Object.keys(module).length === 0) empty.push(entry);
}
process.stdout.write(JSON.stringify(empty));
`;

/** The smallest application: one Button. */
export const oneButton = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@vetka/ui/Button';

createRoot(document.body).render(createElement(Button, null, 'В корзину'));
`;

/** One Button bundled by webpack. */
export const webpackConfig = `
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

export default {
  mode: 'production',
  entry: './button.js',
  performance: { hints: false },
  module: { rules: [{ test: /\\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  plugins: [new MiniCssExtractPlugin()],
};
`;
