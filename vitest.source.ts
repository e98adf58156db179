/** Settings of a test project that resolves workspace packages to their source instead of their build. */
export const source = {
  resolve: { conditions: ['@vetka/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@vetka/source', 'module', 'node', 'development|production'] } },
};
