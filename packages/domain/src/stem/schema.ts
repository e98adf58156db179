import { Type, type Static } from 'typebox';
import { DeskParams } from '../desk/schema.ts';
import { Meta, PageOf, pageQuery } from '../paging/schema.ts';
import { Entity, Enumeration, Id, Kopecks, Moment, Nullable, RequestId, Update, Words } from '../value/schema.ts';
import * as values from './values.ts';

const { stemLimits } = values;

export const StemMoveReason = Enumeration('StemMoveReason', values.stemMoveReasons);
export type StemMoveReason = Static<typeof StemMoveReason>;
export const WriteOffCause = Enumeration('WriteOffCause', values.writeOffCauses);
export type WriteOffCause = Static<typeof WriteOffCause>;
export const OutOfStemsRule = Enumeration('OutOfStemsRule', values.outOfStemsRules);
export type OutOfStemsRule = Static<typeof OutOfStemsRule>;
export const StemUnit = Enumeration('StemUnit', values.stemUnits);
export type StemUnit = Static<typeof StemUnit>;

/** A stem of a shop, or a product of it, by its id. */
export const StemParams = Type.Object({ ...DeskParams.properties, id: Id });
export type StemParams = Static<typeof StemParams>;

const Price = Nullable(Type.Integer({ minimum: 0, maximum: stemLimits.price }));
const ShelfLife = Nullable(Type.Integer({ minimum: 1, maximum: stemLimits.shelfLifeDays }));
const Pieces = Type.Integer({ minimum: 1, maximum: stemLimits.stock });
const Note = Type.String({ maxLength: stemLimits.note });

/** A delivery of one stem that has not been used up. */
export const StemBatch = Entity('StemBatch', {
  id: Id,
  /** Free pieces of it. */
  remaining: Type.Integer(),
  costPrice: Nullable(Kopecks),
  /** The supplier or the number of the waybill. */
  document: Type.String(),
  receivedAt: Moment,
  /** The remaining pieces are written off then; null without a limit. */
  expiresAt: Nullable(Moment),
});
export type StemBatch = Static<typeof StemBatch>;

/** A stem or material of a shop. */
export const Stem = Entity('Stem', {
  id: Id,
  name: Type.String(),
  /** An empty string when it does not matter. */
  colour: Type.String(),
  unit: StemUnit,
  costPrice: Nullable(Kopecks),
  /** Days from delivery; null without a limit. */
  shelfLifeDays: Nullable(Type.Integer()),
  /** Free pieces, without those reserved by orders. */
  stock: Type.Integer(),
  /** Pieces reserved by orders that are not assembled. */
  reserved: Type.Integer(),
  /** The number of recipes that contain it. */
  recipes: Type.Integer(),
  /** The first to expire is first. */
  batches: Type.Array(StemBatch),
});
export type Stem = Static<typeof Stem>;

export const StemsQuery = Type.Object({
  ...pageQuery,
  search: Type.Optional(Type.String({ maxLength: stemLimits.search })),
});
export type StemsQuery = Static<typeof StemsQuery>;
export const StemPage = Entity('StemPage', {
  data: Type.Array(Stem),
  meta: Meta,
  /** The free pieces of all stems at cost price; those of unknown cost are left out. */
  stockCost: Kopecks,
});
export type StemPage = Static<typeof StemPage>;

export const NewStem = Entity('NewStem', {
  name: Words(stemLimits.name),
  colour: Type.String({ maxLength: stemLimits.colour }),
  unit: StemUnit,
  costPrice: Price,
  shelfLifeDays: ShelfLife,
});
export type NewStem = Static<typeof NewStem>;

/** The changed fields; omitted ones stay. */
export const StemEdit = Entity('StemEdit', {
  name: Type.Optional(NewStem.properties.name),
  colour: Type.Optional(NewStem.properties.colour),
  unit: Type.Optional(StemUnit),
  costPrice: Type.Optional(Price),
  shelfLifeDays: Type.Optional(ShelfLife),
});
export type StemEdit = Static<typeof StemEdit>;

/**
 * A delivery. The shelf life counts from now; null without a limit. A cost price becomes the stem's. A request sent again
 * counts once, and is refused when it says something else, as for a write-off.
 */
export const NewBatch = Entity('NewBatch', {
  quantity: Pieces,
  costPrice: Price,
  shelfLifeDays: ShelfLife,
  document: Note,
  requestId: Type.Optional(RequestId),
});
export type NewBatch = Static<typeof NewBatch>;

/** `batchId`: null takes the batch that expires first. */
export const StemWriteOff = Entity('StemWriteOff', {
  batchId: Nullable(Id),
  quantity: Pieces,
  cause: WriteOffCause,
  note: Note,
  requestId: Type.Optional(RequestId),
});
export type StemWriteOff = Static<typeof StemWriteOff>;

const OnShelf = Type.Integer({ minimum: 0, maximum: stemLimits.stock });

/**
 * The counted pieces on the shelf, reserved ones included. `seen`: the number that the person saw in the list. A request
 * sent again counts once, and its numbers replace those that it had.
 */
export const StemCount = Entity('StemCount', {
  lines: Type.Array(Type.Object({ stemId: Id, counted: OnShelf, seen: OnShelf }), {
    minItems: 1,
    maxItems: stemLimits.stems,
  }),
  requestId: Type.Optional(RequestId),
});
export type StemCount = Static<typeof StemCount>;
export const CountedStems = Entity('CountedStems', { counted: Type.Integer(), changed: Type.Integer() });
export type CountedStems = Static<typeof CountedStems>;

/** A line of the history of stock. It is never changed or deleted. */
export const StemMove = Entity('StemMove', {
  id: Id,
  stemId: Id,
  stemName: Type.String(),
  reason: StemMoveReason,
  /** The change of the shelf. A reservation leaves it as it was. */
  onShelf: Type.Integer(),
  /** The change of the free pieces. */
  free: Type.Integer(),
  /** Free pieces after it. */
  stock: Type.Integer(),
  /** Empty for the customer and the clock. */
  by: Type.String(),
  orderServiceId: Nullable(Id),
  /** A document, or the reason. */
  note: Type.String(),
  createdAt: Moment,
});
export type StemMove = Static<typeof StemMove>;
/** `stem` or `product` (the stems of its recipe); everything without them. */
export const StemMovesQuery = Type.Object({
  ...pageQuery,
  stem: Type.Optional(Id),
  product: Type.Optional(Id),
});
export type StemMovesQuery = Static<typeof StemMovesQuery>;
export const StemMoves = PageOf('StemMoves', StemMove);
export type StemMoves = Static<typeof StemMoves>;

/** A part of a recipe with the data of its stem. */
export const RecipePart = Entity('RecipePart', {
  stem: Type.Object({
    id: Id,
    name: Type.String(),
    colour: Type.String(),
    unit: StemUnit,
    costPrice: Nullable(Kopecks),
    stock: Type.Integer(),
  }),
  quantity: Type.Integer(),
});
export type RecipePart = Static<typeof RecipePart>;
/**
 * The composition of one piece of a product; without parts its stock is typed by hand. The first stem is the main one.
 */
export const Recipe = Entity('Recipe', {
  parts: Type.Array(RecipePart),
  /** Hidden because a stem has run out. */
  isHidden: Type.Boolean(),
});
export type Recipe = Static<typeof Recipe>;

export const RecipeEdit = Entity('RecipeEdit', {
  parts: Type.Array(
    Type.Object({ stemId: Id, quantity: Type.Integer({ minimum: 1, maximum: stemLimits.partQuantity }) }),
    { maxItems: stemLimits.parts },
  ),
});
export type RecipeEdit = Static<typeof RecipeEdit>;

/** The shop's rules for stems that run out. */
export const StemRules = Entity('StemRules', {
  whenOut: OutOfStemsRule,
  /** «Сегодня дешевле»: bouquets whose main stem expires within the hours cost this much less. Null: never. */
  fresh: Nullable(
    Type.Object({
      percent: Type.Integer({ minimum: 1, maximum: stemLimits.freshPercent }),
      hours: Type.Integer({ minimum: 1, maximum: stemLimits.freshHours }),
    }),
  ),
});
export type StemRules = Static<typeof StemRules>;
export const StemRulesUpdate = Update('StemRulesUpdate', StemRules.properties);
export type StemRulesUpdate = Static<typeof StemRulesUpdate>;
