CREATE TABLE "role_grants" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"companies" text[],
	"plants" integer[],
	"since" timestamp with time zone NOT NULL,
	"given_by" integer,
	"confirmed_by" integer,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	CONSTRAINT "role_grants_role_known" CHECK ("role_grants"."role" in ('recursos-humanos','nomina','caja','autorizador','auditor','administrador','vigilancia')),
	CONSTRAINT "role_grants_scope" CHECK (cardinality("role_grants"."companies") is distinct from 0 and cardinality("role_grants"."plants") is distinct from 0 and
    ("role_grants"."role" in ('recursos-humanos','nomina','caja') or ("role_grants"."companies" is null and "role_grants"."plants" is null)))
);
--> statement-breakpoint
CREATE TABLE "role_proposals" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"companies" text[],
	"plants" integer[],
	"proposed_by" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"outcome" text,
	CONSTRAINT "role_proposals_role_known" CHECK ("role_proposals"."role" in ('recursos-humanos','nomina','caja','autorizador','auditor','administrador','vigilancia')),
	CONSTRAINT "role_proposals_scope" CHECK (cardinality("role_proposals"."companies") is distinct from 0 and cardinality("role_proposals"."plants") is distinct from 0 and
    ("role_proposals"."role" in ('recursos-humanos','nomina','caja') or ("role_proposals"."companies" is null and "role_proposals"."plants" is null))),
	CONSTRAINT "role_proposals_action" CHECK ("role_proposals"."action" in ('dar','quitar')),
	CONSTRAINT "role_proposals_decided" CHECK (("role_proposals"."decided_at" is null) = ("role_proposals"."outcome" is null) and
        ("role_proposals"."outcome" is null or "role_proposals"."outcome" in ('confirmada','rechazada','retirada','vencida','anulada')))
);
--> statement-breakpoint
DROP INDEX "users_administrators";--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_proposals" ADD CONSTRAINT "role_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_proposals" ADD CONSTRAINT "role_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_proposals" ADD CONSTRAINT "role_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_grants_held" ON "role_grants" USING btree ("user_id","role") WHERE "role_grants"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "role_grants_role" ON "role_grants" USING btree ("role") WHERE "role_grants"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "role_proposals_waiting" ON "role_proposals" USING btree ("user_id","role") WHERE "role_proposals"."decided_at" is null;--> statement-breakpoint
-- Before the columns go: who holds what by them holds it from now on by a row. Payroll and savings fund were human
-- resources' until here, so whoever was that holds all three, and may do what they could.
insert into role_grants (user_id, role, since)
select users.id, held.role, now()
from users cross join lateral (values
	('recursos-humanos', users.is_human_resources), ('nomina', users.is_human_resources),
	('caja', users.is_human_resources), ('autorizador', users.is_approver), ('auditor', users.is_auditor),
	('administrador', users.is_administrator), ('vigilancia', users.is_gate)
) as held (role, is_held)
where held.is_held and users.closed_at is null;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_approver";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_human_resources";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_auditor";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_administrator";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_gate";--> statement-breakpoint
-- The desks of payroll and of the savings fund are named to whoever holds the role, no longer to a group.
update menu_nodes set role = 'payroll' where view in ('Nominas/AtencionNomina', 'Nominas/AdmInconformidades');--> statement-breakpoint
update menu_nodes set role = 'fund' where view in ('Nominas/CajaPorDecidir', 'Nominas/CajaCorteNomina', 'Nominas/CajaTasas');--> statement-breakpoint
update menu_nodes set role = 'approver' where view = 'MiEquipo/Autorizaciones';--> statement-breakpoint
delete from menu_grants using menu_nodes
where menu_nodes.id = menu_grants.node_id
	and (menu_nodes.role in ('payroll', 'fund') or (menu_nodes.url = 'AdmCajaAhorro' and menu_nodes.view is null));--> statement-breakpoint
-- A menu from before has no way to roles: it is added once, behind all others. An empty menu gets it with all the others.
insert into menu_nodes (label, url, view, position, role)
select 'Roles y permisos', 'Roles', 'Seguridad/Roles', max(position) + 1, 'administrator'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'Seguridad/Roles')
having count(*) > 0;
