CREATE TABLE "payroll_cancellations" (
	"uuid" text PRIMARY KEY NOT NULL,
	"issuer_rfc" text NOT NULL,
	"import_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payroll_faults" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"document" text NOT NULL,
	"place" text NOT NULL,
	"text" text NOT NULL,
	"is_doubt" boolean NOT NULL,
	CONSTRAINT "payroll_faults_import_id_position_line_pk" PRIMARY KEY("import_id","position","line")
);
--> statement-breakpoint
CREATE TABLE "payroll_imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"refusal" text,
	"done" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"superseded" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"cancellations" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payroll_imports_counts" CHECK (least("payroll_imports"."done", "payroll_imports"."taken", "payroll_imports"."waiting", "payroll_imports"."known", "payroll_imports"."superseded",
        "payroll_imports"."refused", "payroll_imports"."cancellations") >= 0),
	CONSTRAINT "payroll_imports_sum" CHECK ("payroll_imports"."done" = "payroll_imports"."taken" + "payroll_imports"."waiting" + "payroll_imports"."known" + "payroll_imports"."superseded" + "payroll_imports"."refused"
        + "payroll_imports"."cancellations")
);
--> statement-breakpoint
CREATE TABLE "payroll_receipts" (
	"id" serial PRIMARY KEY NOT NULL,
	"uuid" text NOT NULL,
	"import_id" integer NOT NULL,
	"state" text NOT NULL,
	"waits_for" text,
	"employee_id" integer,
	"payslip_id" integer,
	"stamp_id" integer,
	"issuer_rfc" text NOT NULL,
	"receiver_rfc" text NOT NULL,
	"curp" text NOT NULL,
	"employee_number" text NOT NULL,
	"end_date" date NOT NULL,
	"total" numeric(12,2) NOT NULL,
	"replaces" text[] NOT NULL,
	"content" jsonb,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payroll_receipts_state" CHECK ("payroll_receipts"."state" in ('taken','waiting','replaced','cancelled')),
	CONSTRAINT "payroll_receipts_waits" CHECK (("payroll_receipts"."state" = 'waiting') = ("payroll_receipts"."waits_for" is not null)),
	CONSTRAINT "payroll_receipts_content" CHECK (("payroll_receipts"."state" = 'waiting') = ("payroll_receipts"."content" is not null)),
	CONSTRAINT "payroll_receipts_taken" CHECK ("payroll_receipts"."state" <> 'taken' or "payroll_receipts"."employee_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "payslip_lines" ADD COLUMN "sat_type" text;--> statement-breakpoint
ALTER TABLE "payroll_cancellations" ADD CONSTRAINT "payroll_cancellations_import_id_payroll_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."payroll_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_faults" ADD CONSTRAINT "payroll_faults_import_id_payroll_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."payroll_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_receipts" ADD CONSTRAINT "payroll_receipts_import_id_payroll_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."payroll_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_receipts" ADD CONSTRAINT "payroll_receipts_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_receipts" ADD CONSTRAINT "payroll_receipts_payslip_id_payslips_id_fk" FOREIGN KEY ("payslip_id") REFERENCES "public"."payslips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_imports_file" ON "payroll_imports" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_receipts_uuid" ON "payroll_receipts" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_receipts_stamp" ON "payroll_receipts" USING btree ("stamp_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_receipts_file" ON "payroll_receipts" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "payroll_receipts_payslip" ON "payroll_receipts" USING btree ("payslip_id");--> statement-breakpoint
CREATE INDEX "payroll_receipts_employee" ON "payroll_receipts" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "payroll_receipts_waiting" ON "payroll_receipts" USING btree ("id") WHERE "payroll_receipts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "payroll_receipts_replaces" ON "payroll_receipts" USING gin ("replaces");