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
ALTER TABLE "canteen_schedules" ADD CONSTRAINT "canteen_schedules_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_alert_views" ADD CONSTRAINT "time_alert_views_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_alerts" ADD CONSTRAINT "time_alerts_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "time_alerts_once" ON "time_alerts" USING btree ("employee_id","date","entry","facility_id");--> statement-breakpoint
CREATE INDEX "time_alerts_recorded" ON "time_alerts" USING btree ("employee_id","recorded_at");