/** Settings of a test project that takes workspace packages from their source, not from what was built. */
export const source = {
  resolve: { conditions: ['@vetka/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@vetka/source', 'module', 'node', 'development|production'] } },
};
