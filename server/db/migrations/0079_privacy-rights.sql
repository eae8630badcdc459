CREATE TABLE "privacy_entries" (
	"number" integer PRIMARY KEY NOT NULL,
	"folio" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"detail_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"state" text DEFAULT 'pedida' NOT NULL,
	"due" date,
	"warned" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked" jsonb NOT NULL,
	"answered" jsonb,
	"carried_out" jsonb,
	CONSTRAINT "privacy_requests_state" CHECK ("privacy_requests"."state" in ('pedida','concedida','negada','cumplida')),
	CONSTRAINT "privacy_requests_due_open" CHECK (("privacy_requests"."due" is not null) = ("privacy_requests"."state" in ('pedida','concedida'))),
	CONSTRAINT "privacy_requests_answered" CHECK (("privacy_requests"."answered" is null) = ("privacy_requests"."state" = 'pedida')),
	CONSTRAINT "privacy_requests_carried" CHECK (("privacy_requests"."carried_out" is not null) = ("privacy_requests"."state" = 'cumplida'))
);
--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_entries_step" ON "privacy_entries" USING btree ("folio","state");--> statement-breakpoint
CREATE INDEX "privacy_requests_employee" ON "privacy_requests" USING btree ("employee_id","id");--> statement-breakpoint
CREATE INDEX "privacy_requests_due" ON "privacy_requests" USING btree ("due","id") WHERE "privacy_requests"."due" is not null;--> statement-breakpoint
-- By hand: a chain that can be rewritten proves nothing.
CREATE TRIGGER privacy_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "privacy_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_privacy();
--> statement-breakpoint
-- By hand: a menu from before ARCO requests gets the entry once, behind all others. An empty menu gets it with all the
-- others. Group 4 is human resources (server/identity/groups.ts).
with last as (
	select max(position) as position from menu_nodes where parent_id is null having count(*) > 0
), nodes as (
	insert into menu_nodes (label, url, view, position, role)
	select 'Solicitudes de privacidad', 'SolicitudesPrivacidad', 'RelacionesLaborales/SolicitudesPrivacidad',
		last.position + 1, 'administrator'
	from last
	where not exists (select 1 from menu_nodes known where known.view = 'RelacionesLaborales/SolicitudesPrivacidad')
	returning id
)
insert into menu_grants (group_id, node_id)
select 4, nodes.id from nodes;
