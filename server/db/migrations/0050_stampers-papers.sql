CREATE TABLE "payroll_papers" (
	"id" serial PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"receipt_id" integer,
	"document" text NOT NULL,
	"stem" text NOT NULL,
	"uuid" text,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payroll_papers_bytes" CHECK ("payroll_papers"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "people_arrivals" (
	"id" serial PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"origin" text NOT NULL,
	"key_id" integer,
	"address" text NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"file_key" text,
	"import_id" integer,
	"refusal" text,
	"finished_at" timestamp with time zone,
	"counts" jsonb,
	"folder_name" text,
	"letter_to" text,
	"told" text,
	"letter_until" timestamp with time zone,
	CONSTRAINT "people_arrivals_origin" CHECK ("people_arrivals"."origin" in ('key','folder')),
	CONSTRAINT "people_arrivals_key" CHECK (("people_arrivals"."origin" = 'key') = ("people_arrivals"."key_id" is not null)),
	CONSTRAINT "people_arrivals_told" CHECK ("people_arrivals"."told" is null or "people_arrivals"."told" in ('waits','over'))
);
--> statement-breakpoint
ALTER TABLE "payroll_imports" DROP CONSTRAINT "payroll_imports_counts";--> statement-breakpoint
ALTER TABLE "payroll_imports" DROP CONSTRAINT "payroll_imports_sum";--> statement-breakpoint
ALTER TABLE "people_imports" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "lone_papers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "papers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_receipts" ADD COLUMN "stem" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people_imports" ADD COLUMN "is_by_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people_imports" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "payroll_papers" ADD CONSTRAINT "payroll_papers_import_id_payroll_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."payroll_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_papers" ADD CONSTRAINT "payroll_papers_receipt_id_payroll_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."payroll_receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_arrivals" ADD CONSTRAINT "people_arrivals_key_id_import_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."import_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_arrivals" ADD CONSTRAINT "people_arrivals_import_id_people_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."people_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_papers_receipt" ON "payroll_papers" USING btree ("receipt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_papers_file" ON "payroll_papers" USING btree ("file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_papers_waiting" ON "payroll_papers" USING btree ("uuid") WHERE "payroll_papers"."receipt_id" is null;--> statement-breakpoint
CREATE INDEX "payroll_papers_since" ON "payroll_papers" USING btree ("received_at") WHERE "payroll_papers"."receipt_id" is null;--> statement-breakpoint
CREATE INDEX "payroll_papers_import" ON "payroll_papers" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_arrivals_file" ON "people_arrivals" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "people_arrivals_import" ON "people_arrivals" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "people_arrivals_next" ON "people_arrivals" USING btree ("id") WHERE "people_arrivals"."file_key" is not null;--> statement-breakpoint
CREATE INDEX "payroll_receipts_stem" ON "payroll_receipts" USING btree ("stem","received_at");--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD CONSTRAINT "payroll_imports_counts" CHECK (least("payroll_imports"."done", "payroll_imports"."taken", "payroll_imports"."waiting", "payroll_imports"."known", "payroll_imports"."superseded",
        "payroll_imports"."refused", "payroll_imports"."cancellations", "payroll_imports"."lone_papers", "payroll_imports"."papers") >= 0);--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD CONSTRAINT "payroll_imports_sum" CHECK ("payroll_imports"."done" = "payroll_imports"."taken" + "payroll_imports"."waiting" + "payroll_imports"."known" + "payroll_imports"."superseded" + "payroll_imports"."refused"
        + "payroll_imports"."cancellations" + "payroll_imports"."lone_papers");--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_waits" CHECK ("people_imports"."waits_for" is null or "people_imports"."waits_for" in ('columns','leavers','author'));