CREATE TABLE "import_key_columns" (
	"key_id" integer NOT NULL,
	"kind" text NOT NULL,
	"columns" jsonb NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"set_by" integer,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_key_columns_key_id_kind_pk" PRIMARY KEY("key_id","kind")
);
--> statement-breakpoint
ALTER TABLE "people_imports" ADD COLUMN "uploaded_by" integer;--> statement-breakpoint
ALTER TABLE "people_imports" ADD COLUMN "mapped_by" integer;--> statement-breakpoint
ALTER TABLE "import_key_columns" ADD CONSTRAINT "import_key_columns_key_id_import_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."import_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_key_columns" ADD CONSTRAINT "import_key_columns_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_mapped_by_users_id_fk" FOREIGN KEY ("mapped_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- What was remembered by a key's name is its own from now on.
INSERT INTO "import_key_columns" ("key_id", "kind", "columns", "is_complete", "set_at")
SELECT k."id", 'personas', s."columns", s."is_complete", k."created_at"
FROM "import_keys" k JOIN "people_sources" s ON s."name" = left(k."name", 40)
WHERE k."revoked_at" IS NULL AND 'personas' = ANY (k."kinds");--> statement-breakpoint
INSERT INTO "import_key_columns" ("key_id", "kind", "columns", "set_at")
SELECT k."id", s."kind", s."columns", k."created_at"
FROM "import_keys" k JOIN "data_sources" s ON s."name" = left(k."name", 40)
WHERE k."revoked_at" IS NULL AND s."kind" = ANY (k."kinds");--> statement-breakpoint
-- Whoever handed an open file over is not known any more: whoever has it in hand, or made its key.
UPDATE "people_imports" SET "uploaded_by" = "user_id";
