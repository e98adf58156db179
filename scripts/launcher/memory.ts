interface Memory {
  /** Flags of Node. */
  flags: readonly string[];
  env: Record<string, string>;
}

/**
 * glibc keeps a pool of freed memory per thread, and the larger the freed blocks, the more of it: 40 MB of the site's
 * server after a thousand pages. Two pools and fixed limits return it to the system (decision 194). V8 parses and
 * compiles in blocks of 32 kB, which glibc would keep as well: from that size on they are mapped (decisions 417, 418).
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
};

/** The Node flags that keep the servers small. The images use the same ones: a test compares them. */
export const memory = {
  // Objects of a request live for milliseconds. With the default of 32 MB and more the API grows by 100 MB before the
  // first of them are collected, and is no faster (decision 138). Few objects survive that: without the next two flags
  // 90 MB of garbage wait for the first collection of the old generation (decision 241). The last three compact what is
  // alive at each collection, and compile less and later (decision 421).
  api: {
    flags: [
      '--max-semi-space-size=4',
      '--initial-old-space-size=48',
      '--heap-growing-percent=20',
      '--memory-saver-mode',
      '--optimize-for-size',
      '--max-lazy',
    ],
    env: allocator,
  },
  // Rendering pages creates much garbage, which Node collects late by default. With 40 % the site takes 20 to 50 MB
  // less than with 80, and a request takes 9 % more CPU (decisions 195, 323, 394, 397 and 418).
  web: { flags: ['--max-semi-space-size=4', '--heap-growing-percent=40'], env: allocator },
} satisfies Record<string, Memory>;
