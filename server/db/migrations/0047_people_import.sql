CREATE TABLE "people_import_rows" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"kind" text,
	"wanted" jsonb,
	"number" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"level" integer DEFAULT 0 NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"opened" integer,
	CONSTRAINT "people_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "people_import_rows_kind" CHECK ("people_import_rows"."kind" is null or "people_import_rows"."kind" in ('nueva','cambia','baja','regresa','igual','error'))
);
--> statement-breakpoint
CREATE TABLE "people_imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"columns" jsonb NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"rows" integer NOT NULL,
	"counts" jsonb NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"wanted" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"imported" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"typed_leavers" integer,
	"user_id" integer NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"worked_ms" bigint DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "people_imports_state" CHECK ("people_imports"."state" in ('checking','ready','running','stopped','done')),
	CONSTRAINT "people_imports_done" CHECK ("people_imports"."done" between 0 and "people_imports"."wanted")
);
--> statement-breakpoint
CREATE TABLE "people_sources" (
	"name" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD CONSTRAINT "people_import_rows_import_id_people_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."people_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD CONSTRAINT "people_import_rows_opened_users_id_fk" FOREIGN KEY ("opened") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_import_rows_kind" ON "people_import_rows" USING btree ("import_id","kind","row");--> statement-breakpoint
CREATE INDEX "people_import_rows_next" ON "people_import_rows" USING btree ("import_id","is_done","level","row");--> statement-breakpoint
CREATE INDEX "people_import_rows_opened" ON "people_import_rows" USING btree ("opened");--> statement-breakpoint
CREATE INDEX "people_imports_created" ON "people_imports" USING btree ("created_at");
--> statement-breakpoint
-- By hand: a menu from before the importer has no way to it: it is added once, for the administrator's role, behind all
-- others. An empty menu gets it with all the others.
insert into menu_nodes (label, url, view, position, role)
select 'Importar personas', 'Importar', 'Seguridad/Importar', max(position) + 1, 'administrator'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'Seguridad/Importar')
having count(*) > 0;
