CREATE TABLE "data_arrivals" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
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
	CONSTRAINT "data_arrivals_origin" CHECK ("data_arrivals"."origin" in ('key','folder')),
	CONSTRAINT "data_arrivals_key" CHECK (("data_arrivals"."origin" = 'key') = ("data_arrivals"."key_id" is not null)),
	CONSTRAINT "data_arrivals_told" CHECK ("data_arrivals"."told" is null or "data_arrivals"."told" in ('waits','over'))
);
--> statement-breakpoint
ALTER TABLE "import_keys" DROP CONSTRAINT "import_keys_kinds";--> statement-breakpoint
ALTER TABLE "data_imports" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "data_imports" ADD COLUMN "is_by_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_imports" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "data_arrivals" ADD CONSTRAINT "data_arrivals_key_id_import_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."import_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_arrivals" ADD CONSTRAINT "data_arrivals_import_id_data_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_arrivals_file" ON "data_arrivals" USING btree ("kind","sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "data_arrivals_import" ON "data_arrivals" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "data_arrivals_open" ON "data_arrivals" USING btree ("id") WHERE "data_arrivals"."finished_at" is null;--> statement-breakpoint
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_waits" CHECK ("data_imports"."waits_for" is null or "data_imports"."waits_for" in ('columns','balances','own','folder','role','key'));--> statement-breakpoint
ALTER TABLE "import_keys" ADD CONSTRAINT "import_keys_kinds" CHECK ("import_keys"."kinds" <@ array['nomina','personas','kardex','prenominas','cuentas','movimientos','prestamos']::text[] and cardinality("import_keys"."kinds") > 0);