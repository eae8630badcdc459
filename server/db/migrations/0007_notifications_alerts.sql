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
CREATE TABLE "improvement_engineers" (
	"employee_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"scope" text NOT NULL,
	"target_id" integer,
	"valid_until" date NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"recipients" integer NOT NULL,
	CONSTRAINT "notices_title" CHECK (char_length("notices"."title") between 1 and 80),
	CONSTRAINT "notices_text" CHECK (char_length("notices"."text") between 1 and 500),
	CONSTRAINT "notices_target" CHECK (("notices"."scope" = 'todos') = ("notices"."target_id" is null))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"key" text NOT NULL,
	"subtitle" text,
	"comment" text,
	"notice_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"off_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quiet_mode" text DEFAULT 'turno' NOT NULL,
	"quiet_from" text DEFAULT '22:00' NOT NULL,
	"quiet_to" text DEFAULT '06:00' NOT NULL,
	"tested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_sends" (
	"id" serial PRIMARY KEY NOT NULL,
	"subscription_id" integer NOT NULL,
	"notification_id" integer,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" integer,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plants" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
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
CREATE TABLE "canteen_schedules" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"from" time NOT NULL,
	"to" time NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_alert_views" (
	"employee_id" integer NOT NULL,
	"view" text NOT NULL,
	"day" date NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "time_alert_views_employee_id_view_day_pk" PRIMARY KEY("employee_id","view","day"),
	CONSTRAINT "time_alert_views_view" CHECK ("time_alert_views"."view" in ('own','team'))
);
--> statement-breakpoint
CREATE TABLE "time_alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"date" date NOT NULL,
	"entry" time NOT NULL,
	"exit" time,
	"description" text NOT NULL,
	"facility_id" integer NOT NULL,
	"facility" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "time_alerts_facility" CHECK ("time_alerts"."facility_id" >= 0)
);
--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "plant_id" integer;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "shift" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_approver_id_employees_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "improvement_engineers" ADD CONSTRAINT "improvement_engineers_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_preferences" ADD CONSTRAINT "push_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_sends" ADD CONSTRAINT "push_sends_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_sends" ADD CONSTRAINT "push_sends_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "express_certifications" ADD CONSTRAINT "express_certifications_leader_id_employees_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "express_certifications" ADD CONSTRAINT "express_certifications_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ptu_counts" ADD CONSTRAINT "ptu_counts_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "satisfaction_surveys" ADD CONSTRAINT "satisfaction_surveys_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canteen_schedules" ADD CONSTRAINT "canteen_schedules_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_alert_views" ADD CONSTRAINT "time_alert_views_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_alerts" ADD CONSTRAINT "time_alerts_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incidents_employee" ON "incidents" USING btree ("employee_id","from_day");--> statement-breakpoint
CREATE INDEX "incidents_to_decide" ON "incidents" USING btree ("approver_id") WHERE "incidents"."state" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_key" ON "notices" USING btree ("key");--> statement-breakpoint
CREATE INDEX "notices_shown" ON "notices" USING btree ("valid_until") WHERE "notices"."scope" = 'todos';--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_event" ON "notifications" USING btree ("user_id","kind","key");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_notice" ON "notifications" USING btree ("notice_id") WHERE "notifications"."notice_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_sends_due" ON "push_sends" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_sends_subscription" ON "push_sends" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "push_sends_notification" ON "push_sends" USING btree ("notification_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "express_certifications_pending" ON "express_certifications" USING btree ("leader_id") WHERE "express_certifications"."is_pending";--> statement-breakpoint
CREATE UNIQUE INDEX "time_alerts_once" ON "time_alerts" USING btree ("employee_id","date","entry","facility_id");--> statement-breakpoint
CREATE INDEX "time_alerts_recorded" ON "time_alerts" USING btree ("employee_id","recorded_at");--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payslips_stamped" ON "payslips" USING btree ("stamped_at") WHERE "payslips"."stamped_at" is not null;--> statement-breakpoint
CREATE INDEX "payslips_visible" ON "payslips" USING btree ("visible_from") WHERE "payslips"."is_prepayroll";--> statement-breakpoint
CREATE INDEX "employees_pay_group" ON "employees" USING btree ("pay_group_id");--> statement-breakpoint
CREATE INDEX "employees_department" ON "employees" USING btree ("department_id");--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_shift" CHECK ("employees"."shift" between 1 and 3);