CREATE TABLE "data_import_rows" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"kind" text,
	"wanted" jsonb,
	"name" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "data_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "data_import_rows_kind" CHECK ("data_import_rows"."kind" is null or "data_import_rows"."kind" in ('nueva','cambia','igual','error'))
);
--> statement-breakpoint
CREATE TABLE "data_imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"counts" jsonb NOT NULL,
	"wanted" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"imported" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_id" integer NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"worked_ms" bigint DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "data_imports_state" CHECK ("data_imports"."state" in ('checking','ready','running','stopped','done')),
	CONSTRAINT "data_imports_done" CHECK ("data_imports"."done" between 0 and "data_imports"."wanted")
);
--> statement-breakpoint
CREATE TABLE "data_sources" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	CONSTRAINT "data_sources_kind_name_pk" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
ALTER TABLE "data_import_rows" ADD CONSTRAINT "data_import_rows_import_id_data_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_import_rows_kind" ON "data_import_rows" USING btree ("import_id","kind","row");--> statement-breakpoint
CREATE INDEX "data_import_rows_unread" ON "data_import_rows" USING btree ("import_id","row") WHERE not "data_import_rows"."is_read";--> statement-breakpoint
CREATE INDEX "data_import_rows_next" ON "data_import_rows" USING btree ("import_id","is_done","unit","number","row");--> statement-breakpoint
CREATE INDEX "data_imports_created" ON "data_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "data_imports_kind" ON "data_imports" USING btree ("kind","id");
--> statement-breakpoint
-- By hand: a menu from before these imports has no way to them: it is added once, for whoever may import anything, behind
-- all others. An empty menu gets it with all the others.
insert into menu_nodes (label, url, view, position, role)
select 'Importar datos', 'ImportarDatos', 'Nominas/ImportarDatos', max(position) + 1, 'importer'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'Nominas/ImportarDatos')
having count(*) > 0;
