DROP INDEX "screen_visits_user";--> statement-breakpoint
ALTER TABLE "loose_files" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "loose_files" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "screen_visits" ADD COLUMN "day" date GENERATED ALWAYS AS ((at at time zone 'America/Mexico_City')::date) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "screen_visits" ADD COLUMN "visits" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "loose_files" ADD CONSTRAINT "loose_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loose_files_owner" ON "loose_files" USING btree ("owner_id");--> statement-breakpoint
WITH "counted" AS (
  SELECT max("id") AS "id", count(*)::integer AS "visits", max("at") AS "at" FROM "screen_visits" GROUP BY "user_id", "day", "screen"
)
UPDATE "screen_visits" SET "visits" = "counted"."visits", "at" = "counted"."at" FROM "counted" WHERE "screen_visits"."id" = "counted"."id";--> statement-breakpoint
DELETE FROM "screen_visits" WHERE "id" NOT IN (SELECT max("id") FROM "screen_visits" GROUP BY "user_id", "day", "screen");--> statement-breakpoint
CREATE UNIQUE INDEX "screen_visits_day" ON "screen_visits" USING btree ("user_id","day","screen");--> statement-breakpoint
CREATE INDEX "screen_visits_age" ON "screen_visits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "time_alert_views_age" ON "time_alert_views" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "loose_files" ADD CONSTRAINT "loose_files_bytes" CHECK ("loose_files"."bytes" >= 0);--> statement-breakpoint
ALTER TABLE "screen_visits" ADD CONSTRAINT "screen_visits_count" CHECK ("screen_visits"."visits" > 0);
