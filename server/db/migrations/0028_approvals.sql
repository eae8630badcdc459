CREATE TABLE "approval_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"approval_id" integer NOT NULL,
	"action" text NOT NULL,
	"addressee_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "approval_links_action" CHECK ("approval_links"."action" in ('decidir','consultar'))
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"requester_id" integer NOT NULL,
	"subject_id" integer,
	"approver_id" integer NOT NULL,
	"escalated_to_id" integer,
	"from_day" date,
	"to_day" date,
	"details" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"comment" text,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "approvals_kind" CHECK ("approvals"."kind" in ('incidencia','vacante','visita','tiempo_extra','descanso_laborado','pase_salida','pase_ingreso','ingreso_material')),
	CONSTRAINT "approvals_state" CHECK ("approvals"."state" in ('waiting','authorized','refused','withdrawn','lapsed')),
	CONSTRAINT "approvals_comment" CHECK (char_length("approvals"."comment") <= 250),
	CONSTRAINT "approvals_own" CHECK ("approvals"."approver_id" <> "approvals"."requester_id" and "approvals"."approver_id" is distinct from "approvals"."subject_id"),
	CONSTRAINT "approvals_decided" CHECK (("approvals"."state" = 'waiting') = ("approvals"."decided_at" is null)),
	CONSTRAINT "approvals_days" CHECK ("approvals"."kind" = 'incidencia' or "approvals"."to_day" is null or "approvals"."to_day" >= "approvals"."from_day")
);
--> statement-breakpoint
CREATE TABLE "gate_marks" (
	"id" serial PRIMARY KEY NOT NULL,
	"approval_id" integer NOT NULL,
	"way" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"marked_by" integer NOT NULL,
	CONSTRAINT "gate_marks_way" CHECK ("gate_marks"."way" in ('entra','sale'))
);
--> statement-breakpoint
CREATE TABLE "overtime_limits" (
	"from_day" date PRIMARY KEY NOT NULL,
	"weekly_hours" numeric(4, 1) NOT NULL,
	CONSTRAINT "overtime_limits_hours" CHECK ("overtime_limits"."weekly_hours" between 0 and 168)
);
--> statement-breakpoint
CREATE TABLE "substitutes" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"substitute_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "substitutes_other" CHECK ("substitutes"."substitute_id" <> "substitutes"."employee_id"),
	CONSTRAINT "substitutes_days" CHECK ("substitutes"."to_day" >= "substitutes"."from_day")
);
--> statement-breakpoint
-- Days off that were asked for keep their number, their state and who decides; their person asked for themselves.
INSERT INTO "approvals" ("id", "kind", "requester_id", "subject_id", "approver_id", "from_day", "to_day", "details", "state", "comment", "requested_at", "decided_at")
SELECT "id", 'incidencia', "employee_id", "employee_id", "approver_id", "from_day", "to_day", jsonb_build_object('tipo', "kind"),
	CASE "state" WHEN 2 THEN 'authorized' WHEN 3 THEN 'refused' ELSE 'waiting' END, "comment", "requested_at",
	CASE WHEN "state" = 1 THEN NULL ELSE coalesce("decided_at", "requested_at") END
FROM "incidents";--> statement-breakpoint
SELECT setval('approvals_id_seq', greatest(1000, (SELECT coalesce(max("id"), 0) FROM "approvals")));--> statement-breakpoint
DROP TABLE "incidents" CASCADE;--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_addressee_id_employees_id_fk" FOREIGN KEY ("addressee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_requester_id_employees_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_subject_id_employees_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_approver_id_employees_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_escalated_to_id_employees_id_fk" FOREIGN KEY ("escalated_to_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_marks" ADD CONSTRAINT "gate_marks_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_marks" ADD CONSTRAINT "gate_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitutes" ADD CONSTRAINT "substitutes_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitutes" ADD CONSTRAINT "substitutes_substitute_id_employees_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_links_key" ON "approval_links" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "approval_links_approval" ON "approval_links" USING btree ("approval_id");--> statement-breakpoint
CREATE INDEX "approval_links_end" ON "approval_links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "approvals_requester" ON "approvals" USING btree ("requester_id","requested_at");--> statement-breakpoint
CREATE INDEX "approvals_subject" ON "approvals" USING btree ("subject_id","kind","from_day");--> statement-breakpoint
CREATE INDEX "approvals_waiting" ON "approvals" USING btree ("approver_id","kind") WHERE "approvals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_escalated" ON "approvals" USING btree ("escalated_to_id") WHERE "approvals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_day" ON "approvals" USING btree ("kind","from_day");--> statement-breakpoint
CREATE INDEX "gate_marks_approval" ON "gate_marks" USING btree ("approval_id","marked_at");--> statement-breakpoint
CREATE INDEX "gate_marks_at" ON "gate_marks" USING btree ("marked_at");--> statement-breakpoint
CREATE INDEX "substitutes_employee" ON "substitutes" USING btree ("employee_id","to_day");--> statement-breakpoint
CREATE INDEX "substitutes_substitute" ON "substitutes" USING btree ("substitute_id","to_day");
--> statement-breakpoint
-- A menu from before has no way to what waits for a decision: leaders and human resources get it once, at the end. An
-- empty menu gets it with all the others.
with place as (
	select max(position) + 1 as position
	from menu_nodes
	where parent_id is null
	having count(*) > 0 and not exists (select 1 from menu_nodes where view = 'MiEquipo/Autorizaciones')
), node as (
	insert into menu_nodes (label, url, view, position)
	select 'Autorizaciones', 'Autorizaciones', 'MiEquipo/Autorizaciones', place.position from place
	returning id
)
insert into menu_grants (group_id, node_id)
select distinct users.group_id, node.id
from node cross join users
where users.is_human_resources or users.is_approver;
