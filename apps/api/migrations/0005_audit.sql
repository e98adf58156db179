-- The log of the administration's acts is only added to. Even a privileged call cannot change what it says.
create function refuse_to_change_the_log() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
--> statement-breakpoint
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_to_change_the_log();
--> statement-breakpoint
create trigger audit_entries_not_truncated before truncate on audit_entries
  for each statement execute function refuse_to_change_the_log();
