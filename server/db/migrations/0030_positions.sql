CREATE TABLE "positions" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"requirements" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "positions_key" ON "positions" USING btree ("key");--> statement-breakpoint
-- A menu from before these two screens has no way to them: each is added once, behind all others; a leader's for the groups
-- of whoever leads somebody, the other one for human resources. An empty menu gets them with all the others.
with last as (
	select max(position) as position from menu_nodes where parent_id is null having count(*) > 0
), nodes as (
	insert into menu_nodes (label, url, view, position)
	select entry.label, entry.url, entry.view, last.position + entry.place
	from last cross join (values
		('Puestos de mi equipo', 'VerPuestoLider', 'MiEquipo/Puestos', 1),
		('Carga de apegos', 'CargaApegos', 'Reclutamiento/CargaApegos', 2)
	) as entry (label, url, view, place)
	where not exists (select 1 from menu_nodes known where known.view = entry.view)
	returning id, view
)
insert into menu_grants (group_id, node_id)
select distinct users.group_id, nodes.id
from nodes cross join users
where (nodes.view = 'Reclutamiento/CargaApegos' and users.is_human_resources)
	or (nodes.view = 'MiEquipo/Puestos' and exists (select 1 from employees team where team.leader_id = users.employee_id));
