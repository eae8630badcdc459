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
DROP INDEX "candidates_account";--> statement-breakpoint
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
CREATE INDEX "job_answers_question" ON "job_answers" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_live" ON "job_applications" USING btree ("vacancy_id","employee_id") WHERE "job_applications"."state" <> 'no_seleccionada';--> statement-breakpoint
CREATE INDEX "job_applications_vacancy" ON "job_applications" USING btree ("vacancy_id","sent_at");--> statement-breakpoint
CREATE INDEX "job_applications_employee" ON "job_applications" USING btree ("employee_id","sent_at");--> statement-breakpoint
CREATE INDEX "job_applications_candidate" ON "job_applications" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "job_history_application" ON "job_history" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "job_notes_application" ON "job_notes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "job_postings_area" ON "job_postings" USING btree ("area_id","until_day");--> statement-breakpoint
CREATE INDEX "job_questions_vacancy" ON "job_questions" USING btree ("vacancy_id","position");--> statement-breakpoint
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
