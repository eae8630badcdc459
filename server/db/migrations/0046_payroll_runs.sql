CREATE TABLE "import_keys" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kinds" text[] NOT NULL,
	"key_hash" text NOT NULL,
	"ending" text NOT NULL,
	"mail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "import_keys_kinds" CHECK ("import_keys"."kinds" <@ array['nomina','personas']::text[] and cardinality("import_keys"."kinds") > 0)
);
--> statement-breakpoint
ALTER TABLE "payroll_faults" ADD COLUMN "is_sum" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "origin" text DEFAULT 'terminal' NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "sender_id" integer;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "key_id" integer;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "documents" integer;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "worked_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "is_stopped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "lease" text;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "folder_name" text;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD COLUMN "letter_to" text;--> statement-breakpoint
ALTER TABLE "import_keys" ADD CONSTRAINT "import_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_keys_hash" ON "import_keys" USING btree ("key_hash");--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD CONSTRAINT "payroll_imports_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD CONSTRAINT "payroll_imports_key_id_import_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."import_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payroll_imports_open" ON "payroll_imports" USING btree ("id") WHERE "payroll_imports"."finished_at" is null;--> statement-breakpoint
ALTER TABLE "payroll_imports" ADD CONSTRAINT "payroll_imports_origin" CHECK ("payroll_imports"."origin" in ('terminal','screen','key','folder'));--> statement-breakpoint
-- By hand: a menu from before these screens has no way to them. Each is added once, behind all others, for its role. An
-- empty menu gets them with all the others.
insert into menu_nodes (label, url, view, position, role)
select 'Fuentes de importación', 'FuentesImportacion', 'Seguridad/FuentesImportacion', max(position) + 1, 'administrator'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'Seguridad/FuentesImportacion')
having count(*) > 0;
--> statement-breakpoint
insert into menu_nodes (label, url, view, position, role)
select 'Importar nómina', 'ImportarNomina', 'Nominas/ImportarNomina', max(position) + 1, 'payroll'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'Nominas/ImportarNomina')
having count(*) > 0;
