CREATE TABLE "personal_export_pieces" (
	"export_id" integer NOT NULL,
	"number" integer NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "personal_export_pieces_export_id_number_pk" PRIMARY KEY("export_id","number"),
	CONSTRAINT "personal_export_pieces_bytes" CHECK ("personal_export_pieces"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "personal_exports" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"key_hash" text NOT NULL,
	"key_until" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_exports_state" CHECK ("personal_exports"."state" in ('waiting','ready','failed','over')),
	CONSTRAINT "personal_exports_ready" CHECK ("personal_exports"."state" <> 'ready' or ("personal_exports"."ready_at" is not null and "personal_exports"."ends_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "privacy_consents" (
	"user_id" integer NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "privacy_consents_user_id_version_pk" PRIMARY KEY("user_id","version"),
	CONSTRAINT "privacy_consents_device" CHECK ("privacy_consents"."device" in ('personal','kiosk')),
	CONSTRAINT "privacy_consents_order" CHECK ("privacy_consents"."accepted_at" <= "privacy_consents"."received_at")
);
--> statement-breakpoint
CREATE TABLE "privacy_notices" (
	"version" integer PRIMARY KEY NOT NULL,
	"changes" text NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" integer,
	CONSTRAINT "privacy_notices_version" CHECK ("privacy_notices"."version" >= 1),
	CONSTRAINT "privacy_notices_text" CHECK (char_length("privacy_notices"."text") between 1 and 40000),
	CONSTRAINT "privacy_notices_changes" CHECK (char_length("privacy_notices"."changes") <= 500)
);
--> statement-breakpoint
CREATE TABLE "retention_blocks" (
	"kind" text NOT NULL,
	"row_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"file_keys" text[] NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "retention_blocks_kind_row_id_pk" PRIMARY KEY("kind","row_id")
);
--> statement-breakpoint
CREATE TABLE "retention_rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"months" smallint,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" integer,
	CONSTRAINT "retention_rules_months" CHECK ("retention_rules"."months" between 1 and 600)
);
--> statement-breakpoint
ALTER TABLE "personal_export_pieces" ADD CONSTRAINT "personal_export_pieces_export_id_personal_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."personal_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_exports" ADD CONSTRAINT "personal_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_consents" ADD CONSTRAINT "privacy_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_consents" ADD CONSTRAINT "privacy_consents_version_privacy_notices_version_fk" FOREIGN KEY ("version") REFERENCES "public"."privacy_notices"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_notices" ADD CONSTRAINT "privacy_notices_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_rules" ADD CONSTRAINT "retention_rules_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "personal_export_pieces_file" ON "personal_export_pieces" USING btree ("file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "personal_exports_waiting" ON "personal_exports" USING btree ("user_id") WHERE "personal_exports"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "personal_exports_user" ON "personal_exports" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "personal_exports_work" ON "personal_exports" USING btree ("asked_at") WHERE "personal_exports"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "personal_exports_end" ON "personal_exports" USING btree ("ends_at") WHERE "personal_exports"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "privacy_consents_version" ON "privacy_consents" USING btree ("version");--> statement-breakpoint
CREATE INDEX "retention_blocks_age" ON "retention_blocks" USING btree ("kind","blocked_at");--> statement-breakpoint
-- By hand: a proof is no proof once it can be rewritten. Consents go with their account alone, notices never.
CREATE FUNCTION refuse_change_of_privacy() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	raise exception '% is append-only', tg_table_name;
end $$;
--> statement-breakpoint
CREATE TRIGGER privacy_consents_append_only BEFORE UPDATE OR TRUNCATE ON "privacy_consents"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_privacy();
--> statement-breakpoint
CREATE TRIGGER privacy_notices_kept BEFORE DELETE OR TRUNCATE ON "privacy_notices"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_privacy();
--> statement-breakpoint
CREATE TRIGGER privacy_notices_unchanged BEFORE UPDATE OF "version", "text", "changes", "published_at" ON "privacy_notices"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_privacy();
--> statement-breakpoint
-- A menu from before this screen has no way to it: it is added once for administrators, behind all others. An empty menu
-- gets it with all the others.
insert into menu_nodes (label, url, view, position, role)
select 'Privacidad', 'Privacidad', 'Seguridad/Privacidad', max(position) + 1, 'administrator'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'Seguridad/Privacidad')
having count(*) > 0;
