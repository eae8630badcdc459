CREATE TABLE "evaluation_surveys" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"evaluator_id" integer NOT NULL,
	"kind" text NOT NULL,
	"points" integer,
	"strength" text DEFAULT '' NOT NULL,
	"opportunity" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "evaluation_surveys_kind" CHECK ("evaluation_surveys"."kind" in ('Cliente','Par','Jefe','Autoevaluación')),
	CONSTRAINT "evaluation_surveys_comments" CHECK (char_length("evaluation_surveys"."strength") <= 1500 and char_length("evaluation_surveys"."opportunity") <= 1500),
	CONSTRAINT "evaluation_surveys_points" CHECK (("evaluation_surveys"."points" is null) = ("evaluation_surveys"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"staff_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"due_date" date NOT NULL,
	"score" numeric(5, 2),
	"level" smallint,
	"self_score" numeric(5, 2),
	"self_level" smallint,
	"calculated_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	CONSTRAINT "evaluations_staff_id_revision_pk" PRIMARY KEY("staff_id","revision"),
	CONSTRAINT "evaluations_level" CHECK ("evaluations"."level" between 1 and 6),
	CONSTRAINT "evaluations_self_level" CHECK ("evaluations"."self_level" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "job_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_by_kardex" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qualities" (
	"id" integer PRIMARY KEY NOT NULL,
	"survey_type" integer DEFAULT 1 NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "qualities_five" CHECK ("qualities"."position" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "quality_questions" (
	"id" integer PRIMARY KEY NOT NULL,
	"quality_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"medals" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"survey_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"points" smallint NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answers_survey_id_question_id_pk" PRIMARY KEY("survey_id","question_id"),
	CONSTRAINT "survey_answers_points" CHECK ("survey_answers"."points" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "temporary_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" integer,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "temporary_staff" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"survey_type" integer DEFAULT 1 NOT NULL,
	"responsible_id" integer,
	"job_code" text,
	"project" text DEFAULT '' NOT NULL,
	"is_trained" boolean DEFAULT false NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"application_date" date NOT NULL,
	"start_date" date NOT NULL,
	"plant_date" date,
	"removed_at" timestamp with time zone,
	CONSTRAINT "temporary_staff_status" CHECK ("temporary_staff"."status" between 1 and 6),
	CONSTRAINT "temporary_staff_revision" CHECK ("temporary_staff"."revision" >= 1),
	CONSTRAINT "temporary_staff_plant" CHECK ("temporary_staff"."status" <> 6 or "temporary_staff"."plant_date" is not null)
);
--> statement-breakpoint
ALTER TABLE "evaluation_surveys" ADD CONSTRAINT "evaluation_surveys_staff_id_temporary_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."temporary_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_surveys" ADD CONSTRAINT "evaluation_surveys_evaluator_id_employees_id_fk" FOREIGN KEY ("evaluator_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_staff_id_temporary_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."temporary_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_questions" ADD CONSTRAINT "quality_questions_quality_id_qualities_id_fk" FOREIGN KEY ("quality_id") REFERENCES "public"."qualities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_id_evaluation_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."evaluation_surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_question_id_quality_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quality_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_history" ADD CONSTRAINT "temporary_history_staff_id_temporary_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."temporary_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_history" ADD CONSTRAINT "temporary_history_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_staff" ADD CONSTRAINT "temporary_staff_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_staff" ADD CONSTRAINT "temporary_staff_responsible_id_employees_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."employees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_staff" ADD CONSTRAINT "temporary_staff_job_code_job_codes_code_fk" FOREIGN KEY ("job_code") REFERENCES "public"."job_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_surveys_once" ON "evaluation_surveys" USING btree ("staff_id","revision","evaluator_id") WHERE "evaluation_surveys"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "evaluation_surveys_evaluator" ON "evaluation_surveys" USING btree ("evaluator_id","answered_at");--> statement-breakpoint
CREATE INDEX "evaluations_calculated" ON "evaluations" USING btree ("calculated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "qualities_position" ON "qualities" USING btree ("survey_type","position");--> statement-breakpoint
CREATE UNIQUE INDEX "quality_questions_position" ON "quality_questions" USING btree ("quality_id","position");--> statement-breakpoint
CREATE INDEX "temporary_history_staff" ON "temporary_history" USING btree ("staff_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "temporary_staff_active" ON "temporary_staff" USING btree ("employee_id") WHERE "temporary_staff"."removed_at" is null and "temporary_staff"."status" < 6;--> statement-breakpoint
CREATE INDEX "temporary_staff_responsible" ON "temporary_staff" USING btree ("responsible_id");--> statement-breakpoint
CREATE INDEX "temporary_staff_employee" ON "temporary_staff" USING btree ("employee_id");--> statement-breakpoint
-- A menu from before these screens has no way to them: each is added once, for human resources or for whoever leads people,
-- behind all others. An empty menu gets them with all the others.
with last as (
	select max(position) as position from menu_nodes where parent_id is null having count(*) > 0
), nodes as (
	insert into menu_nodes (label, url, view, position)
	select entry.label, entry.view, entry.view, last.position + entry.place
	from last cross join (values
		('Personal temporal', 'Especiales/Temporal', 1),
		('Avance de evaluaciones', 'Especiales/AvanceEvaluaciones', 2),
		('Registrar personal temporal', 'Especiales/RegistrarTemporales', 3),
		('Personal temporal', 'MiEquipo/Temporal', 4)
	) as entry (label, view, place)
	where not exists (select 1 from menu_nodes known where known.view = entry.view)
	returning id, view
)
insert into menu_grants (group_id, node_id)
select distinct users.group_id, nodes.id
from nodes cross join users
where (nodes.view <> 'MiEquipo/Temporal' and users.is_human_resources)
	or (nodes.view = 'MiEquipo/Temporal' and exists (
		select 1 from employees led where led.leader_id = users.employee_id
	));
