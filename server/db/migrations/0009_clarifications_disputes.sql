CREATE TABLE "clarification_reasons" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clarifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"period_code" text NOT NULL,
	"period_text" text NOT NULL,
	"reason_id" integer,
	"new_reason" text,
	"comment" text NOT NULL,
	"answer" text,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"rating" smallint,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clarifications_reason" CHECK (("clarifications"."reason_id" is null) = (btrim(coalesce("clarifications"."new_reason", '')) <> '')),
	CONSTRAINT "clarifications_comment" CHECK (char_length("clarifications"."comment") between 1 and 500),
	CONSTRAINT "clarifications_rating" CHECK ("clarifications"."rating" between 1 and 5),
	CONSTRAINT "clarifications_rated_closed" CHECK ("clarifications"."rating" is null or "clarifications"."answered_at" is not null),
	CONSTRAINT "clarifications_answer_whole" CHECK (num_nulls("clarifications"."answer", "clarifications"."answered_by", "clarifications"."answered_at") in (0,3))
);
--> statement-breakpoint
CREATE TABLE "dispute_evidence" (
	"id" serial PRIMARY KEY NOT NULL,
	"dispute_id" integer NOT NULL,
	"kind" smallint NOT NULL,
	"position" smallint NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text,
	"bytes" integer,
	"sha256" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_evidence_kind" CHECK ("dispute_evidence"."kind" in (1,2)),
	CONSTRAINT "dispute_evidence_bytes" CHECK ("dispute_evidence"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"day" date NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"answer" text,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"rating" smallint,
	CONSTRAINT "disputes_state" CHECK ("disputes"."state" in (1,2,3)),
	CONSTRAINT "disputes_reason" CHECK (char_length("disputes"."reason") between 1 and 80),
	CONSTRAINT "disputes_comment" CHECK (char_length("disputes"."comment") between 1 and 1000),
	CONSTRAINT "disputes_answer_whole" CHECK (num_nulls("disputes"."answer", "disputes"."answered_by", "disputes"."answered_at") = case "disputes"."state" when 1 then 3 else 0 end),
	CONSTRAINT "disputes_rated" CHECK (("disputes"."rating" is not null) = ("disputes"."state" = 3)),
	CONSTRAINT "disputes_rating" CHECK ("disputes"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "former_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"clarification_id" integer,
	"dispute_id" integer,
	"answer" text NOT NULL,
	"answered_by" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"rating" smallint,
	"reopened_by" integer NOT NULL,
	"reopened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_answers_of" CHECK (num_nonnulls("former_answers"."clarification_id", "former_answers"."dispute_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "payroll_periods" (
	"family" integer NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"pay_date" date NOT NULL,
	CONSTRAINT "payroll_periods_family_year_number_pk" PRIMARY KEY("family","year","number"),
	CONSTRAINT "payroll_periods_family" CHECK ("payroll_periods"."family" in (5704,5709)),
	CONSTRAINT "payroll_periods_year" CHECK ("payroll_periods"."year" = extract(year from "payroll_periods"."end_date")),
	CONSTRAINT "payroll_periods_dates" CHECK ("payroll_periods"."start_date" <= "payroll_periods"."end_date")
);
--> statement-breakpoint
ALTER TABLE "clarifications" ADD CONSTRAINT "clarifications_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarifications" ADD CONSTRAINT "clarifications_reason_id_clarification_reasons_id_fk" FOREIGN KEY ("reason_id") REFERENCES "public"."clarification_reasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarifications" ADD CONSTRAINT "clarifications_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_answers" ADD CONSTRAINT "former_answers_clarification_id_clarifications_id_fk" FOREIGN KEY ("clarification_id") REFERENCES "public"."clarifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_answers" ADD CONSTRAINT "former_answers_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_answers" ADD CONSTRAINT "former_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_answers" ADD CONSTRAINT "former_answers_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clarifications_open" ON "clarifications" USING btree ("employee_id","period_code") WHERE "clarifications"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "clarifications_employee" ON "clarifications" USING btree ("employee_id","registered_at");--> statement-breakpoint
CREATE INDEX "clarifications_unrated" ON "clarifications" USING btree ("employee_id") WHERE "clarifications"."answered_at" is not null and "clarifications"."rating" is null;--> statement-breakpoint
CREATE INDEX "clarifications_inbox" ON "clarifications" USING btree ("registered_at") WHERE "clarifications"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "clarifications_answered" ON "clarifications" USING btree ("answered_at") WHERE "clarifications"."answered_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_evidence_place" ON "dispute_evidence" USING btree ("dispute_id","kind","position");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_evidence_name" ON "dispute_evidence" USING btree ("file_name");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_evidence_file" ON "dispute_evidence" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "disputes_employee" ON "disputes" USING btree ("employee_id","registered_at");--> statement-breakpoint
CREATE INDEX "disputes_inbox" ON "disputes" USING btree ("registered_at") WHERE "disputes"."state" = 1;--> statement-breakpoint
CREATE INDEX "disputes_answered" ON "disputes" USING btree ("answered_at") WHERE "disputes"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "former_answers_clarification" ON "former_answers" USING btree ("clarification_id");--> statement-breakpoint
CREATE INDEX "former_answers_dispute" ON "former_answers" USING btree ("dispute_id");--> statement-breakpoint
CREATE INDEX "payroll_periods_newest" ON "payroll_periods" USING btree ("family","end_date");