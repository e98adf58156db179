import { chromium } from '@playwright/test';
const url = process.argv[2];
const paths = process.argv.slice(3);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const p = await (
  await b.newContext({
    locale: 'ru-RU',
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.9' },
  })
).newPage();
for (const path of paths) {
  await p.goto(url + path, { waitUntil: 'networkidle' });
  const t0 = Date.now();
  const reqs = [];
  const h = (r) => reqs.push(`${Date.now() - t0} ${r.method()} ${r.url().replace(url, '').slice(0, 70)}`);
  await p.evaluate(() => {
    window.log = [];
    const count = () =>
      [...document.querySelectorAll('main article, main li')].filter((e) => e.getClientRects().length > 0).length;
    let last = '';
    new MutationObserver(() => {
      const c = count();
      if (c !== last) {
        last = c;
        window.log.push(`${Math.round(performance.now())} m ${c} ${location.search}`);
      }
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  p.on('request', h);
  await p.getByRole('link', { name: 'Показать ещё' }).first().click();
  await p.waitForTimeout(3000);
  p.off('request', h);
  console.log(
    path,
    JSON.stringify(await p.evaluate(() => window.log)),
    JSON.stringify(reqs.filter((r) => !/ipx|assets/.test(r))),
  );
}
await b.close();
