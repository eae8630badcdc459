CREATE TABLE "erasure_checks" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"applied" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "erasure_checks_state" CHECK ("erasure_checks"."state" in ('whole','missing','damaged'))
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"row_ids" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"is_accepted" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "health_consents_device" CHECK ("health_consents"."device" in ('personal','kiosk')),
	CONSTRAINT "health_consents_order" CHECK ("health_consents"."decided_at" <= "health_consents"."received_at")
);
--> statement-breakpoint
ALTER TABLE "form_health" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_health" ALTER COLUMN "weight" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_health" ALTER COLUMN "illnesses" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_health" ALTER COLUMN "disabilities" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_health" ALTER COLUMN "exercises" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_health" ALTER COLUMN "activities" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_health" ALTER COLUMN "tobacco" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_health" ALTER COLUMN "alcohol" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_health" ALTER COLUMN "drugs" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_notices" ADD COLUMN "added" text;--> statement-breakpoint
ALTER TABLE "health_consents" ADD CONSTRAINT "health_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_consents_user" ON "health_consents" USING btree ("user_id","decided_at");--> statement-breakpoint
ALTER TABLE "form_health" ADD CONSTRAINT "form_health_whole" CHECK (num_nulls("form_health"."height", "form_health"."weight", "form_health"."illnesses", "form_health"."disabilities", "form_health"."exercises", "form_health"."activities", "form_health"."tobacco", "form_health"."alcohol", "form_health"."drugs") in (0, 9));--> statement-breakpoint
-- By hand: a decision is a proof, and the added paragraphs are part of a published notice.
CREATE TRIGGER health_consents_append_only BEFORE UPDATE OR TRUNCATE ON "health_consents"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_privacy();
--> statement-breakpoint
DROP TRIGGER privacy_notices_unchanged ON "privacy_notices";
--> statement-breakpoint
CREATE TRIGGER privacy_notices_unchanged BEFORE UPDATE OF "version", "text", "added", "changes", "published_at" ON "privacy_notices"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_privacy();
--> statement-breakpoint
-- A withdrawn consent erases answers about health from recorded changes. No other update is possible.
DROP TRIGGER data_changes_append_only ON "data_changes";
--> statement-breakpoint
CREATE TRIGGER data_changes_append_only BEFORE TRUNCATE ON "data_changes"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_data_changes();
--> statement-breakpoint
CREATE FUNCTION only_erase_health_changes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if old.step <> 6 or not (new.before <@ old.before and new.after <@ old.after)
		or (new.id, new.employee_id, new.step, new.author_id, new.at)
			is distinct from (old.id, old.employee_id, old.step, old.author_id, old.at) then
		raise exception 'data_changes is append-only';
	end if;
	return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER data_changes_only_erased BEFORE UPDATE ON "data_changes"
	FOR EACH ROW EXECUTE FUNCTION only_erase_health_changes();
