CREATE TABLE "law_rows" (
	"id" serial PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"value" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"article" text NOT NULL,
	"source" text NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"file_name" text,
	"status" text NOT NULL,
	"proposed_by" integer,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "law_rows_status_known" CHECK ("law_rows"."status" in ('pending','approved','replaced','refused')),
	CONSTRAINT "law_rows_days" CHECK ("law_rows"."valid_to" >= "law_rows"."valid_from"),
	CONSTRAINT "law_rows_eyes" CHECK ("law_rows"."proposed_by" <> "law_rows"."decided_by"),
	CONSTRAINT "law_rows_decided" CHECK (("law_rows"."status" = 'pending') = ("law_rows"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "law_rows" ADD CONSTRAINT "law_rows_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_rows" ADD CONSTRAINT "law_rows_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "law_rows_one_pending" ON "law_rows" USING btree ("rule","valid_from") WHERE "law_rows"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "law_rows_one_approved" ON "law_rows" USING btree ("rule","valid_from") WHERE "law_rows"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "law_rows_status" ON "law_rows" USING btree ("status","id");--> statement-breakpoint
-- By hand: a menu from before the rules of the law gets the entry once, behind all others. An empty menu gets it with
-- all the others.
insert into menu_nodes (label, url, view, position, role)
select 'Reglas de ley', 'ReglasDeLey', 'Seguridad/ReglasDeLey', max(position) + 1, 'administrator'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'Seguridad/ReglasDeLey')
having count(*) > 0;
