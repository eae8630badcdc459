CREATE TABLE "security_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" integer,
	"subject_id" integer,
	"address" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "menu_nodes" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_auditor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_administrator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_subject" ON "security_events" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "security_events_actor" ON "security_events" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","at");--> statement-breakpoint
CREATE FUNCTION refuse_change_of_security_events() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	raise exception 'security_events is append-only';
end $$;
--> statement-breakpoint
CREATE TRIGGER security_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "security_events"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_security_events();
