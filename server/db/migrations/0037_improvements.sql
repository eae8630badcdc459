CREATE TABLE "improvement_steps" (
	"id" serial PRIMARY KEY NOT NULL,
	"improvement_id" integer NOT NULL,
	"state" smallint NOT NULL,
	"by" integer,
	"comment" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "improvements" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"idea" text NOT NULL,
	"place" text NOT NULL,
	"benefit" text NOT NULL,
	"file_key" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"engineer_id" integer,
	"registered_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "improvements_state_known" CHECK ("improvements"."state" between 1 and 6),
	CONSTRAINT "improvements_ended" CHECK (("improvements"."state" >= 5) = ("improvements"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "improvement_steps" ADD CONSTRAINT "improvement_steps_improvement_id_improvements_id_fk" FOREIGN KEY ("improvement_id") REFERENCES "public"."improvements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "improvement_steps" ADD CONSTRAINT "improvement_steps_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "improvements" ADD CONSTRAINT "improvements_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "improvements" ADD CONSTRAINT "improvements_engineer_id_employees_id_fk" FOREIGN KEY ("engineer_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "improvement_steps_improvement" ON "improvement_steps" USING btree ("improvement_id","id");--> statement-breakpoint
CREATE INDEX "improvements_employee" ON "improvements" USING btree ("employee_id","id");--> statement-breakpoint
CREATE INDEX "improvements_state" ON "improvements" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "improvements_engineer" ON "improvements" USING btree ("engineer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "improvements_file" ON "improvements" USING btree ("file_key");--> statement-breakpoint
-- A menu from before these screens may have no way to them: each is added once, behind all others; the first two for
-- whoever works here, the third for human resources and for improvement engineers. An empty menu gets them with all the others.
with last as (
	select max(position) as position from menu_nodes where parent_id is null having count(*) > 0
), nodes as (
	insert into menu_nodes (label, url, view, position, role)
	select entry.label, 'MiEmpresa/SGI/' || entry.name, 'DHGeneral/MiEmpresa/SGI/' || entry.name,
		last.position + entry.place, entry.role
	from last cross join (values
		('Registrar mejora', 'RegistroMejora', 1, null),
		('Seguimiento de mejoras', 'SeguimientoMejora', 2, null),
		('Administrar mejoras', 'AdmMejora', 3, 'engineer')
	) as entry (label, name, place, role)
	where not exists (select 1 from menu_nodes known where known.view = 'DHGeneral/MiEmpresa/SGI/' || entry.name)
	returning id, role
)
insert into menu_grants (group_id, node_id)
select distinct users.group_id, nodes.id
from nodes cross join users join employees on employees.id = users.employee_id
where employees.company_code <> 'CANDIDATO' and (nodes.role is null or users.is_human_resources);
--> statement-breakpoint
update menu_nodes set role = 'engineer' where view = 'DHGeneral/MiEmpresa/SGI/AdmMejora' and role is null;
