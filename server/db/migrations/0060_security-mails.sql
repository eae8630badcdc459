ALTER TABLE "people_imports" DROP CONSTRAINT "people_imports_waits";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_waits" CHECK ("people_imports"."waits_for" is null or "people_imports"."waits_for" in ('columns','leavers','mails','author'));