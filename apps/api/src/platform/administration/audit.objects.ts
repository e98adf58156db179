import { returnRules } from '@vetka/domain/catalog';
import { facetKindLabels } from '@vetka/domain/goods';
import { documentSlugs, documentTitles } from '@vetka/domain/legal';
import { receiptKindLabels, receiptMistakeLabels } from '@vetka/domain/receipt';
import { differenceLabels, differenceResolutionLabels } from '@vetka/domain/reconciliation';
import { jobKindLabels, jobKinds, type AuditChange, type AuditKind } from '@vetka/domain/moderation';
import { returnTexts } from '@vetka/domain/returns';
import { cutText } from '@vetka/domain/text';
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';

/** The object of an act. */
export interface AuditObject {
  kind: AuditKind;
  /** null for an act about several things. */
  id: number | null;
}

/** An object at one moment: its name, and its fields by their Russian names. */
export interface Summary {
  title: string;
  fields: Record<string, string | null>;
}

const state = 'Состояние';
const stateLabels: Record<string, string> = {
  DRAFT: 'черновик',
  MODERATION: 'на проверке',
  PUBLISHED: 'опубликовано',
  HIDDEN: 'скрыто',
  ARCHIVED: 'в архиве',
};

const shownUnlessDeleted = sql.raw(`case when x.deleted_at is null then 'PUBLISHED' else 'HIDDEN' end`);
/** «1 000 ₽», «1 000,50 ₽» of an SQL expression in kopecks. */
const asRoubles = (kopecks: string): string =>
  `replace(replace(replace(to_char(${kopecks} / 100.0, 'FM999,999,999,990.00'), '.00', ''), ',', '\u00A0'), '.', ',') || '\u00A0₽'`;
const roubles = (column: string): SQL => sql.raw(asRoubles(`x.${column}`));

const documentTitle = sql.raw(
  `case x.slug ${documentSlugs.map((slug) => `when '${slug}' then '${documentTitles[slug]}'`).join(' ')} end`,
);

const returnCases = returnRules.map((rule) => `when '${rule}' then '${returnTexts[rule].title}'`).join(' ');
const casesOf = (labels: Readonly<Record<string, string>>): SQL =>
  sql.raw(
    Object.entries(labels)
      .map(([value, label]) => `when '${value}' then '${label}'`)
      .join(' '),
  );

const jobLabels = sql.raw(`(values ${jobKinds.map((kind) => `('${kind}', '${jobKindLabels[kind]}')`).join(', ')})`);

/** Objects without an id: queries of `title` and `fields`. */
const wholes = {
  PLAN_ORDER: sql`select 'Порядок подписок' as title, json_build_object('Порядок',
    string_agg(x.name, ', ' order by x.position, x.id)) as fields from subscription_plans x where x.service_id is null`,
  BANNER_ORDER: sql`select 'Порядок баннеров' as title, json_build_object(
    'Большие', string_agg(x.title, ', ' order by x.position, x.id) filter (where x.place = 'HERO'),
    'Боковые', string_agg(x.title, ', ' order by x.position, x.id) filter (where x.place = 'SIDE')) as fields
    from banners x where x.service_id is null`,
  CATEGORY_ORDER: sql`select 'Дерево категорий' as title, json_object_agg(x.place, x.names) as fields from (
    select coalesce(above.name, 'Первый уровень') as place, string_agg(c.name, ', ' order by c.position, c.id) as names
    from categories c left join categories above on above.id = c.parent_id
    group by above.id, above.name order by above.id nulls first) x`,
  BOOKS: sql`select 'Сверка с банком' as title, json_build_object('Расхождений без решения',
    (select count(*)::text from differences where resolved_at is null), 'Операций в реестрах',
    (select count(*)::text from bank_operations)) as fields`,
  FACET_ORDER: sql`select 'Порядок признаков' as title, json_build_object('Порядок',
    string_agg(x.label, ', ' order by x.position, x.id)) as fields from attributes x`,
  PEOPLE: sql`select 'Поиск людей' as title, json_build_object() as fields`,
  JOBS: sql`select 'Задания' as title, json_object_agg(x.label, x.count) as fields from (
    select k.label, nullif(count(j.id), 0)::text || ' не сделано' as count from ${jobLabels} k(kind, label)
    left join graphile_worker.jobs j on j.task_identifier = k.kind and j.locked_at is null and j.attempts >= j.max_attempts
    group by k.label order by k.label) x`,
} as const satisfies Partial<Record<AuditKind, SQL>>;

export const isWhole = (kind: AuditKind): kind is keyof typeof wholes => kind in wholes;

/** Columns `title` and `fields`, and the table `x`, which has an id. */
const selects: Record<Exclude<AuditKind, keyof typeof wholes>, SQL> = {
  PRODUCT: sql`x.title, json_build_object(${state}::text, x.status, 'Цена', ${roubles('price')},
    'Что исправить', nullif(x.return_reason, '')) as fields from products x`,
  REVIEW: sql`x.text as title, json_build_object(${state}::text, ${shownUnlessDeleted}) as fields from reviews x`,
  COMMENT: sql`x.text as title, json_build_object(${state}::text, ${shownUnlessDeleted}) as fields from comments x`,
  ARTICLE: sql`x.title, json_build_object(${state}::text, x.status) as fields from articles x`,
  PHOTO: sql`x.text as title, json_build_object(${state}::text, ${shownUnlessDeleted}) as fields from contents x`,
  PROFILE: sql`x.nickname::text as title,
    json_build_object(${state}::text, case when x.is_visible then 'PUBLISHED' else 'HIDDEN' end,
    'Вход', case when x.blocked_at is not null then 'закрыт' end) as fields from users x`,
  SHOP: sql`x.name as title, json_build_object(${state}::text, x.status, 'Выплаты остановлены', (select string_agg(h.reason, '. ' order by h.id)
    from payout_holds h where h.service_id = x.id and h.lifted_at is null),
    'Выплачено вручную', (select ${sql.raw(asRoubles('sum(o.amount)'))} from payouts o
    where o.service_id = x.id and o.bank_status = 'BY_HAND')) as fields from services x`,
  MESSAGE: sql`x.text as title, json_build_object(${state}::text, ${shownUnlessDeleted}) as fields from chat_messages x`,
  DISPUTE: sql`'№ ' || x.id as title, json_build_object(
    ${state}::text, case when x.decided_at is null then 'ждёт решения' else 'решён' end,
    'Возврат', case when x.decided_at is not null then ${roubles('refund')} end) as fields
    from (select d.order_service_id as id, d.decided_at, d.refund from order_disputes d) x`,
  RECEIPT: sql`case x.kind ${casesOf(receiptKindLabels)} end || ', № ' || x.id as title, json_build_object(
    'Сумма', ${roubles('amount')}, 'Чеки коррекции', (select string_agg(
      case c.kind ${casesOf(receiptKindLabels)} end || ' (' || case c.mistake ${casesOf(receiptMistakeLabels)} end || ')',
      ', ' order by c.id) from fiscal_receipts c where c.corrects_id = x.id)) as fields from fiscal_receipts x`,
  DIFFERENCE: sql`case x.kind ${casesOf(differenceLabels)} end || ', ' || x.external_id as title, json_build_object(
    'Решение', case x.resolution ${casesOf(differenceResolutionLabels)} end,
    'У нас', ${roubles('ours')}, 'В банке', ${roubles('theirs')}) as fields from differences x`,
  PLAN: sql`x.name as title, json_build_object(${state}::text, case when x.is_active then 'PUBLISHED' else 'HIDDEN' end,
    'Название', x.name, 'Описание', x.description, 'Цена', ${roubles('price')}, 'Скидка', x.percent || ' %',
    'Срок', x.period_count || ' ' || x.period) as fields from subscription_plans x`,
  PROMOTION: sql`x.name as title, json_build_object(${state}::text, case when x.is_active then 'PUBLISHED' else 'HIDDEN' end,
    'Название', x.name, 'Условия', nullif(x.text, ''),
    'Скидка', case when x.kind = 'PERCENT' then x.value || ' %' else ${roubles('value')} end,
    'Не больше', ${roubles('max_discount')}, 'Платит «Ветка»', x.platform_percent || ' %',
    'Начало', to_char(x.starts_at at time zone 'Europe/Moscow', 'DD.MM.YYYY'),
    'Конец', to_char(x.ends_at at time zone 'Europe/Moscow' - interval '1 day', 'DD.MM.YYYY'),
    'Категории', (select string_agg(c.name, ', ' order by c.name) from categories c where c.id = any(x.category_ids)))
    as fields from promotions x`,
  SYNONYM: sql`x.term as title, json_build_object('Слово', x.term, 'Находит', array_to_string(x.meanings, ', ')) as fields
    from search_synonyms x`,
  REDIRECT: sql`x.from_path as title, json_build_object('Откуда', x.from_path, 'Куда', x.to_path,
    'Код', x.status::text) as fields from redirects x`,
  PAGE_TEXTS: sql`x.path as title, json_build_object('Страница', x.path, 'Заголовок', nullif(x.title, ''),
    'Описание', nullif(x.description, ''), 'Знаков в тексте', char_length(x.text)::text,
    'Отпечаток текста', left(md5(x.text), 8)) as fields from seo_entries x`,
  BANNER: sql`x.title, json_build_object(${state}::text, case when x.is_active then 'PUBLISHED' else 'HIDDEN' end,
    'Заголовок', x.title, 'Надпись сверху', x.label, 'Текст', nullif(x.text, ''), 'Кнопка', x.button_text,
    'Ссылка', x.href, 'Картинка', x.media_id::text, 'Описание картинки', nullif(x.alt, ''), 'Фон', x.look::text,
    'Место', case x.place when 'HERO' then 'большой' else 'боковой' end,
    'Кому', case x.viewers when 'GUESTS' then 'гостям' when 'COMPANIES' then 'компаниям'
      when 'SUBSCRIBERS' then 'с платной подпиской' else 'всем' end,
    'Начало', to_char(x.starts_at at time zone 'Europe/Moscow', 'DD.MM.YYYY'),
    'Конец', to_char(x.ends_at at time zone 'Europe/Moscow' - interval '1 day', 'DD.MM.YYYY')) as fields
    from banners x`,
  CATEGORY: sql`x.name as title, json_build_object(${state}::text, case when x.is_visible then 'PUBLISHED' else 'HIDDEN' end,
    'Название', x.name, 'Адрес', x.slug, 'Внутри категории', (select c.name from categories c where c.id = x.parent_id),
    'Описание', nullif(x.description, ''), 'Картинка', x.media_id::text,
    'Возврат', case x.return_rule ${sql.raw(returnCases)} end,
    'Товаров', (select count(*)::text from product_categories pc where pc.category_id = x.id)) as fields
    from categories x`,
  FACET: sql`x.label as title, json_build_object('Название', x.label, 'Вид', case x.kind ${casesOf(facetKindLabels)} end, 'Единица', nullif(x.unit, ''),
    'Фильтр', case when x.is_filter then 'да' end, 'Нужен товарам', case when x.is_wanted then 'да' end,
    'Несколько значений', case when x.is_multiple then 'да' end,
    'Категории', (select string_agg(c.name, ', ' order by c.position, c.id) from attribute_categories ac
      join categories c on c.id = ac.category_id where ac.attribute_id = x.id),
    'Значения', (select string_agg(v.label, ', ' order by v.position, v.id) from attribute_values v
      where v.attribute_id = x.id and x.kind <> 'NUMBER')) as fields from attributes x`,
  FACET_VALUE: sql`x.label as title, json_build_object('Признак', (select a.label from attributes a where a.id = x.attribute_id),
    'Значение', x.label, 'Цвет', x.colour, 'Товаров', (select count(*)::text from product_attribute_values pav
      where pav.value_id = x.id)) as fields from attribute_values x`,
  DOCUMENT: sql`${documentTitle} as title, json_build_object(${state}::text,
    case when x.day is null then 'DRAFT' else 'объявлена' end, 'Действует с', to_char(x.day, 'DD.MM.YYYY'),
    'Хуже для магазинов', case when x.is_worse then 'да' end, 'Что изменилось', nullif(x.summary, ''),
    'Знаков в тексте', char_length(x.text)::text, 'Отпечаток текста', left(md5(x.text), 8)) as fields
    from legal_versions x`,
  COMMISSION_RULE: sql`coalesce(promo.name, s.name, c.name, 'Все товары') as title, json_build_object(
    'Комиссия', (x.rate / 100.0)::float || ' %', 'Не меньше', ${roubles('minimum')}, 'НДС', (x.tax_rate / 100.0)::float || ' %',
    'Начало', to_char(x.starts_at at time zone 'Europe/Moscow', 'DD.MM.YYYY'),
    'Конец', to_char(x.ended_at at time zone 'Europe/Moscow', 'DD.MM.YYYY')) as fields
    from commission_rules x left join promotions promo on promo.id = x.promotion_id
    left join services s on s.id = x.service_id left join categories c on c.id = x.category_id`,
  JOB: sql`k.label as title, json_build_object(${state}::text,
    case when x.attempts >= x.max_attempts then 'не сделано' else 'ждёт' end, 'Попыток', x.attempts::text) as fields
    from graphile_worker.jobs x join ${jobLabels} k(kind, label) on k.kind = x.task_identifier`,
};

/** Longer texts are shortened: the log identifies an object and does not keep a copy of it. */
const titleLength = 120;

/** The object as this transaction sees it; undefined when there is none. */
export async function summaryOf(tx: Transaction, { kind, id }: AuditObject): Promise<Summary | undefined> {
  const query = isWhole(kind) ? wholes[kind] : sql`select ${selects[kind]} where x.id = ${id}`;
  const { rows } = await tx.execute<{ title: string; fields: Summary['fields'] }>(query);
  const [row] = rows;
  return row && { title: cutText(row.title, titleLength), fields: row.fields };
}

const labelOf = (field: string, value: string | null | undefined): string | null =>
  value == null ? null : field === state ? (stateLabels[value] ?? value) : value;

/** The fields that differ. Everything of a new or deleted object does. */
export function changesBetween(before: Summary | undefined, after: Summary | undefined): AuditChange[] {
  const fields = Object.keys(after?.fields ?? before?.fields ?? {});
  return fields
    .map((field) => ({
      field,
      before: labelOf(field, before?.fields[field]),
      after: labelOf(field, after?.fields[field]),
    }))
    .filter((change) => change.before !== change.after);
}
