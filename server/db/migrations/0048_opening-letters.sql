ALTER TABLE "people_import_rows" ADD COLUMN "letter_due" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD COLUMN "letter_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD COLUMN "letter_by" integer;--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD CONSTRAINT "people_import_rows_letter_by_users_id_fk" FOREIGN KEY ("letter_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_import_rows_letter" ON "people_import_rows" USING btree ("letter_due") WHERE "people_import_rows"."letter_due" is not null;