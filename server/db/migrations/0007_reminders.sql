CREATE TABLE "incidents" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"approver_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"comment" text,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "incidents_state" CHECK ("incidents"."state" in (1,2,3)),
	CONSTRAINT "incidents_comment" CHECK (char_length("incidents"."comment") <= 250),
	CONSTRAINT "incidents_own" CHECK ("incidents"."approver_id" <> "incidents"."employee_id")
);
--> statement-breakpoint
CREATE TABLE "express_certifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"leader_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"description" text NOT NULL,
	"position" text NOT NULL,
	"start_day" date NOT NULL,
	"end_day" date NOT NULL,
	"is_pending" boolean DEFAULT true NOT NULL,
	CONSTRAINT "express_certifications_week" CHECK ("express_certifications"."end_day" between "express_certifications"."start_day" and "express_certifications"."start_day" + 7)
);
--> statement-breakpoint
CREATE TABLE "ptu_counts" (
	"employee_id" integer NOT NULL,
	"year" integer NOT NULL,
	"year_days" integer NOT NULL,
	"absences" integer DEFAULT 0 NOT NULL,
	"unpaid_permits" integer DEFAULT 0 NOT NULL,
	"sick_days" integer DEFAULT 0 NOT NULL,
	"paid_permits" integer DEFAULT 0 NOT NULL,
	"period_days" integer NOT NULL,
	"total" integer GENERATED ALWAYS AS (period_days - absences - unpaid_permits - sick_days) STORED NOT NULL,
	"comment" text,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "ptu_counts_employee_id_year_pk" PRIMARY KEY("employee_id","year"),
	CONSTRAINT "ptu_counts_whole" CHECK (least("ptu_counts"."year_days", "ptu_counts"."absences", "ptu_counts"."unpaid_permits", "ptu_counts"."sick_days", "ptu_counts"."paid_permits", "ptu_counts"."period_days") >= 0)
);
--> statement-breakpoint
CREATE TABLE "satisfaction_surveys" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_approver_id_employees_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "express_certifications" ADD CONSTRAINT "express_certifications_leader_id_employees_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "express_certifications" ADD CONSTRAINT "express_certifications_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ptu_counts" ADD CONSTRAINT "ptu_counts_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "satisfaction_surveys" ADD CONSTRAINT "satisfaction_surveys_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incidents_employee" ON "incidents" USING btree ("employee_id","from_day");--> statement-breakpoint
CREATE INDEX "incidents_to_decide" ON "incidents" USING btree ("approver_id") WHERE "incidents"."state" = 1;--> statement-breakpoint
CREATE INDEX "express_certifications_pending" ON "express_certifications" USING btree ("leader_id") WHERE "express_certifications"."is_pending";