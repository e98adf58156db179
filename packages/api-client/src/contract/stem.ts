import type { DeskParams } from '@vetka/domain/desk';
import type {
  CountedStems,
  NewBatch,
  NewStem,
  Recipe,
  RecipeEdit,
  Stem,
  StemCount,
  StemEdit,
  StemMoves,
  StemMovesQuery,
  StemPage,
  StemParams,
  StemRules,
  StemRulesUpdate,
  StemsQuery,
  StemWriteOff,
} from '@vetka/domain/stem';
import { call } from './call.ts';

/** Stems and materials of a shop, and the recipes of its products, for its people. */
export const stem = {
  list: call<{ params: DeskParams; query: StemsQuery; response: StemPage }>('GET', '/desk/{service}/stems'),
  create: call<{ params: DeskParams; body: NewStem; response: Stem }>('POST', '/desk/{service}/stems'),
  edit: call<{ params: StemParams; body: StemEdit; response: Stem }>('PUT', '/desk/{service}/stems/{id}'),
  /** 409 while it is in a recipe, on the shelf or in an order. Its history stays. */
  remove: call<{ params: StemParams; response: { id: number } }>('DELETE', '/desk/{service}/stems/{id}'),
  receive: call<{ params: StemParams; body: NewBatch; response: Stem }>('POST', '/desk/{service}/stems/{id}/batches'),
  writeOff: call<{ params: StemParams; body: StemWriteOff; response: Stem }>(
    'POST',
    '/desk/{service}/stems/{id}/write-offs',
  ),
  count: call<{ params: DeskParams; body: StemCount; response: CountedStems }>('POST', '/desk/{service}/stem-counts'),
  /** Newest first. */
  moves: call<{ params: DeskParams; query: StemMovesQuery; response: StemMoves }>('GET', '/desk/{service}/stem-moves'),
  rules: call<{ params: DeskParams; response: StemRules }>('GET', '/desk/{service}/stem-rules'),
  setRules: call<{ params: DeskParams; body: StemRulesUpdate; response: StemRules }>(
    'PUT',
    '/desk/{service}/stem-rules',
  ),
  recipe: call<{ params: StemParams; response: Recipe }>('GET', '/desk/{service}/products/{id}/recipe'),
  setRecipe: call<{ params: StemParams; body: RecipeEdit; response: Recipe }>(
    'PUT',
    '/desk/{service}/products/{id}/recipe',
  ),
};
