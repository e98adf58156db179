import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The baseline of every comparison: plain Node and `pg`, one prepared statement that reads 24 products, JSON. No server
 * that answers from this database can be expected to be faster.
 * DATABASE_URL=postgresql://… node bench/floor/server.ts
 */
const statement = {
  name: 'products',
  text: `select id, slug, title, price, old_price, stock, rating, rating_count from products
    where status = 'PUBLISHED' order by popularity desc nulls first, id desc limit 24`,
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const server = createServer((_request, response) => {
  pool.query(statement).then(
    ({ rows }) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: rows }));
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The floor has no port.');
  console.log(JSON.stringify({ ready: true, url: `http://127.0.0.1:${address.port}` }));
});
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => process.exit());
