CREATE TABLE "savings_parameter_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"valid_from" date NOT NULL,
	"tiie" numeric(9, 6) NOT NULL,
	"rate" numeric(9, 6) NOT NULL,
	"loan_factor" numeric(4, 2) NOT NULL,
	"social_part" numeric(12,2) NOT NULL,
	"minimum_weekly" numeric(12,2) NOT NULL,
	"minimum_biweekly" numeric(12,2) NOT NULL,
	"status" text NOT NULL,
	"proposed_by" integer,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "savings_parameter_changes_status" CHECK ("savings_parameter_changes"."status" in ('pending','approved','refused')),
	CONSTRAINT "savings_parameter_changes_eyes" CHECK ("savings_parameter_changes"."proposed_by" <> "savings_parameter_changes"."decided_by"),
	CONSTRAINT "savings_parameter_changes_decided" CHECK (("savings_parameter_changes"."status" = 'pending') = ("savings_parameter_changes"."decided_at" is null)),
	CONSTRAINT "savings_parameter_changes_tiie" CHECK ("savings_parameter_changes"."tiie" between 0 and 1),
	CONSTRAINT "savings_parameter_changes_rate" CHECK ("savings_parameter_changes"."rate" between 0 and 1),
	CONSTRAINT "savings_parameter_changes_factor" CHECK ("savings_parameter_changes"."loan_factor" between 0 and 10),
	CONSTRAINT "savings_parameter_changes_social_part" CHECK ("savings_parameter_changes"."social_part" >= 0),
	CONSTRAINT "savings_parameter_changes_minimums" CHECK ("savings_parameter_changes"."minimum_weekly" > 0 and "savings_parameter_changes"."minimum_biweekly" > 0)
);
--> statement-breakpoint
ALTER TABLE "savings_requests" DROP CONSTRAINT "savings_requests_status";--> statement-breakpoint
DROP INDEX "savings_requests_one_pending";--> statement-breakpoint
DROP INDEX "savings_requests_due";--> statement-breakpoint
ALTER TABLE "savings_parameters" ADD COLUMN "minimum_weekly" numeric(12,2);--> statement-breakpoint
ALTER TABLE "savings_parameters" ADD COLUMN "minimum_biweekly" numeric(12,2);--> statement-breakpoint
ALTER TABLE "savings_requests" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "savings_requests" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "savings_requests" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "savings_requests" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "savings_parameter_changes" ADD CONSTRAINT "savings_parameter_changes_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_parameter_changes" ADD CONSTRAINT "savings_parameter_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "savings_parameter_changes_one_pending" ON "savings_parameter_changes" USING btree ("valid_from") WHERE "savings_parameter_changes"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "savings_requests" ADD CONSTRAINT "savings_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "savings_requests_waiting" ON "savings_requests" USING btree ("requested_on","id") WHERE "savings_requests"."status" = 'pending' and "savings_requests"."movement_type" <> 394;--> statement-breakpoint
CREATE INDEX "savings_requests_decided" ON "savings_requests" USING btree ("decided_at","id") WHERE "savings_requests"."decided_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "savings_requests_one_pending" ON "savings_requests" USING btree ("employee_id","movement_type") WHERE "savings_requests"."status" in ('pending','approved');--> statement-breakpoint
CREATE INDEX "savings_requests_due" ON "savings_requests" USING btree ("pay_date") WHERE "savings_requests"."status" in ('pending','approved');--> statement-breakpoint
ALTER TABLE "savings_parameters" ADD CONSTRAINT "savings_parameters_minimums" CHECK ("savings_parameters"."minimum_weekly" > 0 and "savings_parameters"."minimum_biweekly" > 0);--> statement-breakpoint
ALTER TABLE "savings_requests" ADD CONSTRAINT "savings_requests_approved" CHECK ("savings_requests"."status" <> 'approved' or ("savings_requests"."decided_at" is not null and "savings_requests"."movement_type" <> 394));--> statement-breakpoint
ALTER TABLE "savings_requests" ADD CONSTRAINT "savings_requests_status" CHECK ("savings_requests"."status" in ('pending','approved','applied','cancelled','refused'));--> statement-breakpoint
-- A menu from before the desk of the savings fund has no way to it: it is added once, for the groups of human resources,
-- behind accounts and roles where those are in the menu. An empty menu gets it with all the others.
with place as (
	select coalesce(
		(select position + 1 from menu_nodes where parent_id is null and view = 'Seguridad/Personas' limit 1),
		(select max(position) + 1 from menu_nodes where parent_id is null)
	) as position
	where exists (select 1 from menu_nodes where parent_id is null)
		and not exists (select 1 from menu_nodes where view = 'Nominas/CajaPorDecidir')
), later as (
	update menu_nodes set position = menu_nodes.position + 1 from place
	where menu_nodes.parent_id is null and menu_nodes.position >= place.position
), parent as (
	insert into menu_nodes (label, url, position)
	select 'Caja de ahorro', 'AdmCajaAhorro', place.position from place
	returning id
), children as (
	insert into menu_nodes (parent_id, label, url, view, position)
	select parent.id, child.label, child.url, child.view, child.position
	from parent cross join (values
		('Por decidir', 'PorDecidir', 'Nominas/CajaPorDecidir', 0),
		('Corte por nómina', 'CorteNomina', 'Nominas/CajaCorteNomina', 1),
		('Tasas y mínimos', 'Tasas', 'Nominas/CajaTasas', 2)
	) as child (label, url, view, position)
	returning id
)
insert into menu_grants (group_id, node_id)
select distinct users.group_id, node.id
from (select id from parent union all select id from children) node cross join users
where users.is_human_resources;
