/**
 * The treatment of a row when the account of its person ends. `delete` deletes it; `set` clears the columns that
 * identify the person; `keep` leaves it, with the reason. The person's own row is emptied, so kept rows lead to nobody.
 */
type End = 'delete' | { set: string } | { keep: string };

interface PersonColumn {
  /** Title of the rows in the person's copy of their data, or the reason to leave them out. */
  copy: string | { leftOut: string };
  /** Columns left out of the copy: secrets, and ids of other people. */
  omit?: readonly string[];
  end: End;
}

const keep = (reason: string): End => ({ keep: reason });
const leftOut = (reason: string) => ({ leftOut: reason });

const nameless = keep('a number without a name');
const history = keep('the shop’s history; it shows a deleted account');
const workOfShop = { copy: leftOut('work for a shop, which keeps it'), end: history };
const others = keep('others have read and answered it; it shows a deleted account');
const byLaw = keep('accounting documents are kept for five years (402-FZ)');

/**
 * Every column that refers to a person, as `table.column`. A test compares the list with the foreign keys of the
 * database, so that a new column is considered for the copy of personal data and for the end of an account (decision
 * 200).
 */
export const personColumns: Readonly<Record<string, PersonColumn>> = {
  'article_favorites.user_id': { copy: 'Избранные статьи', end: nameless },
  'article_versions.saved_by_id': { copy: leftOut('the articles are there as published'), end: workOfShop.end },
  'article_votes.user_id': { copy: 'Оценки статей', end: nameless },
  'articles.author_user_id': { copy: 'Статьи', end: 'delete' },
  'audit_entries.actor_id': { copy: leftOut('work of the administration'), end: keep('who acted') },
  'carts.user_id': { copy: 'Корзины', end: 'delete' },
  'chat_messages.user_id': { copy: 'Ваши сообщения', omit: ['participant_id', 'client_id'], end: others },
  'chat_participants.user_id': { copy: 'Переписки', end: others },
  'chat_read_marks.user_id': { copy: leftOut('which messages were read, technical'), end: 'delete' },
  'comment_votes.user_id': { copy: 'Оценки комментариев', end: nameless },
  'comments.author_user_id': { copy: 'Комментарии', omit: ['deleted_by_id'], end: others },
  'comments.deleted_by_id': { copy: leftOut('comments of others'), end: keep('who moderated') },
  'consents.user_id': { copy: 'Согласия', end: { set: 'user_id = null' } },
  'content_favorites.user_id': { copy: 'Избранные фото', end: nameless },
  'content_votes.user_id': { copy: 'Оценки фото', end: nameless },
  'contents.author_user_id': { copy: 'Публикации с фото', end: 'delete' },
  'coupon_redemptions.user_id': { copy: 'Использованные купоны', end: byLaw },
  'coupons.user_id': { copy: 'Личные купоны', end: keep('orders refer to it') },
  'delivery_changes.user_id': workOfShop,
  'desk_steps.user_id': workOfShop,
  'desk_views.user_id': { copy: 'Виды списков кабинета', end: 'delete' },
  'email_confirmations.user_id': { copy: 'Подтверждения почты', omit: ['token_hash'], end: 'delete' },
  'employee_invites.invited_by_id': workOfShop,
  'employee_invites.user_id': { copy: 'Приглашения в магазины', omit: ['invited_by_id'], end: 'delete' },
  'goods_changes.user_id': workOfShop,
  'goods_imports.user_id': workOfShop,
  'idempotency_keys.user_id': { copy: leftOut('copies of answers, kept for a day'), end: 'delete' },
  'media.owner_user_id': {
    copy: 'Файлы',
    omit: ['source'],
    end: keep('files that nothing shows are deleted at the end'),
  },
  'moderation_appeals.answered_by_id': { copy: leftOut('work of the administration'), end: keep('who answered') },
  'moderation_appeals.author_id': { copy: 'Обжалования', omit: ['answered_by_id'], end: 'delete' },
  'moderation_cases.decided_by_id': { copy: leftOut('work of the administration'), end: keep('who decided') },
  'moderation_complaints.reporter_id': { copy: 'Жалобы', end: keep('the administration’s record of a decision') },
  'nickname_history.user_id': { copy: 'Прежние никнеймы', end: 'delete' },
  'notice_news.author_user_id': { copy: leftOut('the queue of news, technical'), end: 'delete' },
  'notice_settings.user_id': { copy: 'Настройки уведомлений', end: 'delete' },
  'notices.user_id': { copy: 'Уведомления', end: 'delete' },
  'offer_changes.user_id': workOfShop,
  'order_disputes.answered_by_id': workOfShop,
  'order_disputes.decided_by_id': { copy: leftOut('work of the administration'), end: keep('who decided') },
  'order_events.user_id': { copy: 'События заказов', end: 'delete' },
  'order_photos.taken_by_id': workOfShop,
  'order_services.courier_id': workOfShop,
  'order_status_changes.actor_user_id': workOfShop,
  'order_substitutions.proposed_by_id': workOfShop,
  'orders.user_id': { copy: 'Заказы', end: { set: 'phone = null, email = null' } },
  'payout_accounts.user_id': { copy: workOfShop.copy, end: { set: 'identity = null' } },
  'product_favorites.user_id': { copy: 'Избранные товары', end: nameless },
  'product_votes.user_id': { copy: 'Оценки товаров', end: nameless },
  'promotion_consents.left_by_id': workOfShop,
  'promotion_consents.user_id': workOfShop,
  'promotion_versions.user_id': { copy: leftOut('work of the administration'), end: keep('who changed it') },
  'push_subscriptions.user_id': { copy: 'Уведомления в браузерах', omit: ['p256dh', 'auth'], end: 'delete' },
  'refunds.actor_user_id': workOfShop,
  'restrictions.owner_id': { copy: 'Кого вы скрыли', end: 'delete' },
  'restrictions.user_id': { copy: leftOut('choices of others'), end: 'delete' },
  'review_replies.user_id': workOfShop,
  'review_votes.user_id': { copy: 'Оценки отзывов', end: nameless },
  'reviews.user_id': { copy: 'Отзывы', end: others },
  'saved_addresses.user_id': { copy: 'Сохранённые адреса', end: 'delete' },
  'search_synonym_changes.user_id': { copy: leftOut('work of the administration'), end: keep('who changed it') },
  'second_factors.user_id': { copy: leftOut('a secret'), end: 'delete' },
  'service_contracts.user_id': { copy: 'Договоры ваших магазинов', end: byLaw },
  'service_employees.user_id': { copy: 'Работа в магазинах', end: 'delete' },
  'service_openings.user_id': { copy: 'Открытие магазинов', end: 'delete' },
  'service_subscribers.user_id': { copy: 'Магазины, которые вы читаете', end: 'delete' },
  'service_team_events.about_user_id': workOfShop,
  'service_team_events.user_id': workOfShop,
  'services.owner_id': { copy: 'Ваши магазины', end: { set: "status = 'ARCHIVED'" } },
  'sessions.user_id': { copy: 'Устройства', omit: ['token_hash', 'former_token_hash'], end: 'delete' },
  'stem_moves.user_id': workOfShop,
  'subscription_holdings.user_id': { copy: 'Оплаченные подписки', end: byLaw },
  'user_subscriptions.subscriber_id': { copy: 'Люди, которых вы читаете', end: 'delete' },
  'user_subscriptions.user_id': { copy: leftOut('it is about those who follow'), end: 'delete' },
  'verification_codes.user_id': { copy: leftOut('codes of messages, secret'), end: 'delete' },
};

/** Columns by table, for statements that go through all of them. */
export const personColumnList = Object.entries(personColumns).map(([key, rule]) => {
  const [table = '', column = ''] = key.split('.');
  return { table, column, ...rule };
});
