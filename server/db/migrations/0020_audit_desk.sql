CREATE TABLE "security_event_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "subject_employee_id" integer;--> statement-breakpoint
CREATE INDEX "security_event_counts_expires" ON "security_event_counts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "security_events_subject_employee" ON "security_events" USING btree ("subject_employee_id","at");
--> statement-breakpoint
DROP TRIGGER security_events_append_only ON "security_events";--> statement-breakpoint
CREATE TRIGGER security_events_append_only BEFORE UPDATE OR TRUNCATE ON "security_events"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_security_events();--> statement-breakpoint
-- What is five years old may go (domain/security-events.ts); nothing younger, whoever asks.
CREATE FUNCTION keep_recent_security_events() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if old.at < now() - interval '5 years' then
		return old;
	end if;
	raise exception 'security_events is append-only';
end $$;
--> statement-breakpoint
CREATE TRIGGER security_events_kept BEFORE DELETE ON "security_events"
	FOR EACH ROW EXECUTE FUNCTION keep_recent_security_events();
