ALTER TABLE "data_imports" DROP CONSTRAINT "data_imports_state";--> statement-breakpoint
ALTER TABLE "people_imports" DROP CONSTRAINT "people_imports_state";--> statement-breakpoint
ALTER TABLE "data_imports" ADD COLUMN "is_to_forget" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_imports" ADD COLUMN "is_to_reset" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people_imports" ADD COLUMN "is_to_forget" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people_imports" ADD COLUMN "check_lease" text;--> statement-breakpoint
ALTER TABLE "people_imports" ADD COLUMN "check_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "employees_bare_number" ON "employees" USING btree (regexp_replace("number", '^0+(?=.)', ''));--> statement-breakpoint
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_state" CHECK ("data_imports"."state" in ('arriving','checking','ready','running','stopped','done','gone'));--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_state" CHECK ("people_imports"."state" in ('arriving','checking','ready','running','stopped','done','gone'));