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
ALTER TABLE "applause" ADD CONSTRAINT "applause_recognition_id_recognitions_id_fk" FOREIGN KEY ("recognition_id") REFERENCES "public"."recognitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applause" ADD CONSTRAINT "applause_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_giver_id_employees_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_receiver_id_employees_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_principle_id_principles_id_fk" FOREIGN KEY ("principle_id") REFERENCES "public"."principles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_company_code_companies_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."companies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applause_employee" ON "applause" USING btree ("employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "principles_title" ON "principles" USING btree ("title");--> statement-breakpoint
CREATE UNIQUE INDEX "recognitions_month" ON "recognitions" USING btree ("giver_id","month","place");--> statement-breakpoint
CREATE INDEX "recognitions_receiver" ON "recognitions" USING btree ("receiver_id","id");--> statement-breakpoint
CREATE INDEX "recognitions_wall" ON "recognitions" USING btree ("company_code","department_id","id");