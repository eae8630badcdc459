ALTER TABLE "data_changes_seen" DROP CONSTRAINT "data_changes_seen_change_id_data_changes_id_fk";
--> statement-breakpoint
ALTER TABLE "data_changes_seen" ADD CONSTRAINT "data_changes_seen_change_id_data_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."data_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP TRIGGER data_changes_append_only ON "data_changes";--> statement-breakpoint
CREATE TRIGGER data_changes_append_only BEFORE UPDATE OR TRUNCATE ON "data_changes"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_data_changes();--> statement-breakpoint
DROP TRIGGER data_changes_seen_append_only ON "data_changes_seen";--> statement-breakpoint
CREATE TRIGGER data_changes_seen_append_only BEFORE UPDATE OR TRUNCATE ON "data_changes_seen"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_data_changes();--> statement-breakpoint
CREATE FUNCTION keep_recent_data_changes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if old.at > now() - interval '1 year' then
		raise exception 'data_changes is append-only for a year';
	end if;
	return old;
end $$;
--> statement-breakpoint
CREATE TRIGGER data_changes_kept BEFORE DELETE ON "data_changes"
	FOR EACH ROW EXECUTE FUNCTION keep_recent_data_changes();
--> statement-breakpoint
CREATE FUNCTION keep_seen_data_changes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if exists (select from data_changes where id = old.change_id) then
		raise exception 'data_changes_seen goes with its change';
	end if;
	return old;
end $$;
--> statement-breakpoint
CREATE TRIGGER data_changes_seen_kept BEFORE DELETE ON "data_changes_seen"
	FOR EACH ROW EXECUTE FUNCTION keep_seen_data_changes();
