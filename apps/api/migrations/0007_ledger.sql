-- The ledger is only added to. Even a privileged call cannot change what it says.
create function refuse_to_change_the_ledger() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
--> statement-breakpoint
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_to_change_the_ledger();
--> statement-breakpoint
create trigger ledger_transactions_not_truncated before truncate on ledger_transactions
  for each statement execute function refuse_to_change_the_ledger();
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_to_change_the_ledger();
--> statement-breakpoint
create trigger ledger_entries_not_truncated before truncate on ledger_entries
  for each statement execute function refuse_to_change_the_ledger();
--> statement-breakpoint
-- What a line was sold for does not follow a rule that changes later.
create trigger order_commissions_append_only before update or delete on order_commissions
  for each row execute function refuse_to_change_the_ledger();
--> statement-breakpoint
create trigger order_commissions_not_truncated before truncate on order_commissions
  for each statement execute function refuse_to_change_the_ledger();
--> statement-breakpoint
-- A rule only ends. Another takes its place. An end that has come stays.
create function refuse_to_change_a_commission_rule() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (old.category_id, old.service_id, old.promotion_id, old.rate, old.minimum, old.tax_rate, old.created_at, old.starts_at)
      is distinct from (new.category_id, new.service_id, new.promotion_id, new.rate, new.minimum, new.tax_rate, new.created_at, new.starts_at)
    or old.ended_at <= now() and old.ended_at is distinct from new.ended_at then
    raise exception 'commission_rules are ended, not changed';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger commission_rules_only_end before update or delete on commission_rules
  for each row execute function refuse_to_change_a_commission_rule();
--> statement-breakpoint
create function refuse_what_does_not_balance() returns trigger language plpgsql as $$
declare
  rest bigint;
begin
  select sum(amount) into rest from ledger_entries where transaction_id = new.transaction_id;
  if rest <> 0 then
    raise exception 'the entries of transaction % of the ledger add up to %, not to zero', new.transaction_id, rest;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function refuse_what_does_not_balance();
--> statement-breakpoint
-- The commission until the administration sets another: 15 %, VAT of 22 % included.
insert into commission_rules (rate, minimum, tax_rate, starts_at) values (1500, 0, 2200, '2020-01-01T00:00:00Z');
