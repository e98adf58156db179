import type { SeedContext } from './context.ts';
export async function seedSocial(_context: SeedContext): Promise<void> {}
