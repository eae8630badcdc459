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
CREATE TABLE "job_answers" (
	"application_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "job_answers_application_id_question_id_pk" PRIMARY KEY("application_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"vacancy_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"state" text DEFAULT 'recibida' NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"position_months" integer NOT NULL,
	"offer_months" integer NOT NULL,
	"quadrant" smallint NOT NULL,
	"interview_day" date,
	"interview_time" text DEFAULT '' NOT NULL,
	"interview_place" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"candidate_id" integer,
	CONSTRAINT "job_applications_state" CHECK ("job_applications"."state" in ('recibida','revision','entrevista','oferta','no_seleccionada')),
	CONSTRAINT "job_applications_eligible" CHECK ("job_applications"."position_months" >= 6 and "job_applications"."offer_months" >= 6 and "job_applications"."quadrant" not in (7,8,9)),
	CONSTRAINT "job_applications_reason" CHECK (("job_applications"."state" = 'no_seleccionada') = ("job_applications"."reason" <> '')),
	CONSTRAINT "job_applications_interview" CHECK ("job_applications"."state" <> 'entrevista' or ("job_applications"."interview_day" is not null and "job_applications"."interview_time" <> ''))
);
--> statement-breakpoint
CREATE TABLE "job_facts" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"position_since" date,
	"last_offer_on" date,
	"quadrant" smallint,
	CONSTRAINT "job_facts_quadrant" CHECK ("job_facts"."quadrant" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "job_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" integer
);
--> statement-breakpoint
CREATE TABLE "job_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" integer,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_postings" (
	"vacancy_id" integer PRIMARY KEY NOT NULL,
	"area_id" smallint NOT NULL,
	"knowledge" jsonb NOT NULL,
	"schooling" text NOT NULL,
	"until_day" date NOT NULL,
	"contact" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "job_postings_area_known" CHECK ("job_postings"."area_id" in (1,2,6,7,10,11,9,12))
);
--> statement-breakpoint
CREATE TABLE "job_questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"vacancy_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"kind" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "job_questions_kind" CHECK ("job_questions"."kind" in ('texto','opcion','numero','sino'))
);
--> statement-breakpoint
CREATE TABLE "portal_days" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"visits" integer NOT NULL,
	"errors" integer NOT NULL,
	"lost" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_error_days" (
	"error_id" integer NOT NULL,
	"day" date NOT NULL,
	"version" text NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"times" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_error_days_error_id_day_version_route_device_pk" PRIMARY KEY("error_id","day","version","route","device")
);
--> statement-breakpoint
CREATE TABLE "portal_error_trails" (
	"id" serial PRIMARY KEY NOT NULL,
	"error_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"request_id" text NOT NULL,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_errors" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_visits" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"session" text NOT NULL,
	"version" text NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"lcp" double precision,
	"cls" double precision,
	"inp" double precision,
	"start" double precision,
	"send" double precision
);
--> statement-breakpoint
CREATE TABLE "applause" (
	"recognition_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	CONSTRAINT "applause_recognition_id_employee_id_pk" PRIMARY KEY("recognition_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "principles" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"image" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recognitions" (
	"id" serial PRIMARY KEY NOT NULL,
	"giver_id" integer NOT NULL,
	"receiver_id" integer NOT NULL,
	"principle_id" integer NOT NULL,
	"company_code" text NOT NULL,
	"department_id" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"month" text NOT NULL,
	"place" smallint NOT NULL,
	"hidden_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	"withdrawn_reason" text,
	CONSTRAINT "recognitions_place" CHECK ("recognitions"."place" between 1 and 3),
	CONSTRAINT "recognitions_others" CHECK ("recognitions"."giver_id" <> "recognitions"."receiver_id"),
	CONSTRAINT "recognitions_reason" CHECK (char_length("recognitions"."reason") between 1 and 350)
);
--> statement-breakpoint
DROP INDEX "candidates_account";--> statement-breakpoint
ALTER TABLE "improvement_steps" ADD CONSTRAINT "improvement_steps_improvement_id_improvements_id_fk" FOREIGN KEY ("improvement_id") REFERENCES "public"."improvements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "improvement_steps" ADD CONSTRAINT "improvement_steps_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "improvements" ADD CONSTRAINT "improvements_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "improvements" ADD CONSTRAINT "improvements_engineer_id_employees_id_fk" FOREIGN KEY ("engineer_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_answers" ADD CONSTRAINT "job_answers_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_answers" ADD CONSTRAINT "job_answers_question_id_job_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."job_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_vacancy_id_job_postings_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."job_postings"("vacancy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_facts" ADD CONSTRAINT "job_facts_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_history" ADD CONSTRAINT "job_history_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_history" ADD CONSTRAINT "job_history_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_notes" ADD CONSTRAINT "job_notes_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_notes" ADD CONSTRAINT "job_notes_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_vacancy_id_approvals_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_vacancy_id_job_postings_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."job_postings"("vacancy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_error_days" ADD CONSTRAINT "portal_error_days_error_id_portal_errors_id_fk" FOREIGN KEY ("error_id") REFERENCES "public"."portal_errors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_error_trails" ADD CONSTRAINT "portal_error_trails_error_id_portal_errors_id_fk" FOREIGN KEY ("error_id") REFERENCES "public"."portal_errors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applause" ADD CONSTRAINT "applause_recognition_id_recognitions_id_fk" FOREIGN KEY ("recognition_id") REFERENCES "public"."recognitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applause" ADD CONSTRAINT "applause_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_giver_id_employees_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_receiver_id_employees_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_principle_id_principles_id_fk" FOREIGN KEY ("principle_id") REFERENCES "public"."principles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_company_code_companies_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."companies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "improvement_steps_improvement" ON "improvement_steps" USING btree ("improvement_id","id");--> statement-breakpoint
CREATE INDEX "improvements_employee" ON "improvements" USING btree ("employee_id","id");--> statement-breakpoint
CREATE INDEX "improvements_state" ON "improvements" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "improvements_engineer" ON "improvements" USING btree ("engineer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "improvements_file" ON "improvements" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "job_answers_question" ON "job_answers" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_live" ON "job_applications" USING btree ("vacancy_id","employee_id") WHERE "job_applications"."state" <> 'no_seleccionada';--> statement-breakpoint
CREATE INDEX "job_applications_vacancy" ON "job_applications" USING btree ("vacancy_id","sent_at");--> statement-breakpoint
CREATE INDEX "job_applications_employee" ON "job_applications" USING btree ("employee_id","sent_at");--> statement-breakpoint
CREATE INDEX "job_applications_candidate" ON "job_applications" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "job_history_application" ON "job_history" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "job_notes_application" ON "job_notes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "job_postings_area" ON "job_postings" USING btree ("area_id","until_day");--> statement-breakpoint
CREATE INDEX "job_questions_vacancy" ON "job_questions" USING btree ("vacancy_id","position");--> statement-breakpoint
CREATE INDEX "portal_days_at" ON "portal_days" USING btree ("at");--> statement-breakpoint
CREATE INDEX "portal_error_days_at" ON "portal_error_days" USING btree ("at");--> statement-breakpoint
CREATE INDEX "portal_error_trails_error" ON "portal_error_trails" USING btree ("error_id","id");--> statement-breakpoint
CREATE INDEX "portal_error_trails_at" ON "portal_error_trails" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_errors_same" ON "portal_errors" USING btree ("kind","message","place");--> statement-breakpoint
CREATE INDEX "portal_errors_last" ON "portal_errors" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "portal_visits_at" ON "portal_visits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "portal_visits_day" ON "portal_visits" USING btree ("day","device");--> statement-breakpoint
CREATE INDEX "applause_employee" ON "applause" USING btree ("employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "principles_title" ON "principles" USING btree ("title");--> statement-breakpoint
CREATE UNIQUE INDEX "recognitions_month" ON "recognitions" USING btree ("giver_id","month","place");--> statement-breakpoint
CREATE INDEX "recognitions_receiver" ON "recognitions" USING btree ("receiver_id","id");--> statement-breakpoint
CREATE INDEX "recognitions_wall" ON "recognitions" USING btree ("company_code","department_id","id");--> statement-breakpoint
CREATE INDEX "candidates_account" ON "candidates" USING btree ("account_id");--> statement-breakpoint
-- By hand: a menu from before this screen has no way to it. It is added once for human resources, behind all others. An
-- empty menu gets it with all the others.
with last as (
	select max(position) as position from menu_nodes where parent_id is null having count(*) > 0
), nodes as (
	insert into menu_nodes (label, url, view, position)
	select entry.label, entry.view, entry.view, last.position + entry.place
	from last cross join (values
		('Postulaciones internas', 'Reclutamiento/Postulaciones', 1)
	) as entry (label, view, place)
	where not exists (select 1 from menu_nodes known where known.view = entry.view)
	returning id
)
insert into menu_grants (group_id, node_id)
select distinct users.group_id, nodes.id
from nodes cross join users
where users.is_human_resources;
--> statement-breakpoint
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
--> statement-breakpoint
-- A menu from before the screen of how the portal is doing has no way to it: it is added once, for the administrator's role,
-- behind all others. An empty menu gets it with all the others.
insert into menu_nodes (label, url, view, position, role)
select 'Cómo va el portal', 'Marcha', 'Seguridad/Marcha', max(position) + 1, 'administrator'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'Seguridad/Marcha')
having count(*) > 0;
