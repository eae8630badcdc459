CREATE TABLE "retention_drops" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_holds" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" integer,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	CONSTRAINT "retention_holds_reason" CHECK (char_length("retention_holds"."reason") between 1 and 250)
);
--> statement-breakpoint
ALTER TABLE "retention_blocks" DROP CONSTRAINT "retention_blocks_kind_row_id_pk";--> statement-breakpoint
ALTER TABLE "retention_blocks" ALTER COLUMN "row_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "retention_blocks" ADD COLUMN "id" bigserial PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "retention_blocks" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "retention_blocks" ADD COLUMN "people" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "retention_rules" ADD COLUMN "of_employed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "retention_drops" ADD CONSTRAINT "retention_drops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "retention_holds_one" ON "retention_holds" USING btree ("user_id") WHERE "retention_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "retention_blocks_people" ON "retention_blocks" USING gin ("people");--> statement-breakpoint
-- By hand: whose each block from before is, so that somebody who is held back keeps it.
UPDATE "retention_blocks" b SET "source" = 'document_uploads', "people" = array(
	select u.id from users u where u.employee_id::text = b.content->'document_uploads'->0->>'employee_id')
WHERE "kind" = 'documents';--> statement-breakpoint
UPDATE "retention_blocks" b SET "source" = 'notifications', "people" = array(
	select u.id from users u where u.id::text = b.content->'notifications'->0->>'user_id')
WHERE "kind" = 'notifications';--> statement-breakpoint
UPDATE "retention_blocks" b SET "source" = 'screen_visits', "people" = array(
	select u.id from users u where u.id::text = b.content->'screen_visits'->0->>'user_id')
WHERE "kind" = 'visits';--> statement-breakpoint
UPDATE "retention_blocks" SET "source" = 'candidates' WHERE "kind" = 'candidates';
