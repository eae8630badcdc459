CREATE TABLE "kardex_facts" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"kind" integer NOT NULL,
	"date" date NOT NULL,
	"comment" text,
	"incapacity" text,
	"status" text,
	"incident_type" text,
	"permit_type" text,
	"complaint_status" integer,
	"machine" text,
	"card_type" text,
	CONSTRAINT "kardex_facts_kind" CHECK ("kardex_facts"."kind" between 1 and 6),
	CONSTRAINT "kardex_facts_complaint" CHECK ("kardex_facts"."complaint_status" between 1 and 5),
	CONSTRAINT "kardex_facts_complaint_card" CHECK ("kardex_facts"."complaint_status" is null or "kardex_facts"."kind" = 6)
);
--> statement-breakpoint
CREATE TABLE "loan_movements" (
	"id" serial PRIMARY KEY NOT NULL,
	"loan_id" integer NOT NULL,
	"date" date NOT NULL,
	"principal" numeric(12,2) NOT NULL,
	"interest" numeric(12,2) NOT NULL,
	"balance" numeric(12,2) NOT NULL,
	CONSTRAINT "loan_movements_principal" CHECK ("loan_movements"."principal" >= 0),
	CONSTRAINT "loan_movements_interest" CHECK ("loan_movements"."interest" >= 0),
	CONSTRAINT "loan_movements_balance" CHECK ("loan_movements"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loans" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"term" integer NOT NULL,
	"frequency" text NOT NULL,
	"instalment" numeric(12,2) NOT NULL,
	"interest" numeric(12,2) NOT NULL,
	"period_rate" numeric(12, 8) NOT NULL,
	"first_period_start" date NOT NULL,
	"remaining" numeric(12,2) NOT NULL,
	"status" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loans_amount" CHECK ("loans"."amount" > 0),
	CONSTRAINT "loans_remaining" CHECK ("loans"."remaining" between 0 and "loans"."amount"),
	CONSTRAINT "loans_term" CHECK ("loans"."term" in (6,12,18,24,13,26,39,52)),
	CONSTRAINT "loans_frequency" CHECK ("loans"."frequency" in ('weekly','biweekly')),
	CONSTRAINT "loans_term_fits" CHECK (("loans"."frequency" = 'weekly') = ("loans"."term" in (13,26,39,52))),
	CONSTRAINT "loans_rate" CHECK ("loans"."period_rate" >= 0),
	CONSTRAINT "loans_status" CHECK ("loans"."status" in ('requested','approved','active','settled','cancelled'))
);
--> statement-breakpoint
CREATE TABLE "pay_calendar" (
	"pay_group_id" integer NOT NULL,
	"pay_date" date NOT NULL,
	"prepayroll_date" date NOT NULL,
	"period_start" date NOT NULL,
	"week" integer NOT NULL,
	"fortnight" integer NOT NULL,
	CONSTRAINT "pay_calendar_group_day" PRIMARY KEY("pay_group_id","pay_date"),
	CONSTRAINT "pay_calendar_dates" CHECK ("pay_calendar"."prepayroll_date" <= "pay_calendar"."pay_date"),
	CONSTRAINT "pay_calendar_week" CHECK ("pay_calendar"."week" between 1 and 53),
	CONSTRAINT "pay_calendar_fortnight" CHECK ("pay_calendar"."fortnight" between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "savings_accounts" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"joined_on" date NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"total" numeric(12,2) NOT NULL,
	"social_part" numeric(12,2) NOT NULL,
	"has_left" boolean DEFAULT false NOT NULL,
	"is_joining" boolean DEFAULT false NOT NULL,
	"is_leaving" boolean DEFAULT false NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"benefit_status" text DEFAULT 'A' NOT NULL,
	CONSTRAINT "savings_accounts_amount" CHECK ("savings_accounts"."amount" >= 0),
	CONSTRAINT "savings_accounts_total" CHECK ("savings_accounts"."total" >= 0),
	CONSTRAINT "savings_accounts_benefit" CHECK ("savings_accounts"."benefit_status" in ('A','I'))
);
--> statement-breakpoint
CREATE TABLE "savings_movements" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"kind" text NOT NULL,
	"concept" text NOT NULL,
	"period" text NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "savings_movements_kind" CHECK ("savings_movements"."kind" in ('payroll','extraordinary','withdrawal','loan_payment','leaving')),
	CONSTRAINT "savings_movements_amount" CHECK ("savings_movements"."amount" <> 0),
	CONSTRAINT "savings_movements_sign" CHECK (("savings_movements"."amount" > 0) = ("savings_movements"."kind" in ('payroll','extraordinary')))
);
--> statement-breakpoint
CREATE TABLE "savings_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"movement_type" integer NOT NULL,
	"amount" numeric(12,2),
	"requested_on" date NOT NULL,
	"pay_date" date,
	"loan_id" integer,
	"status" text NOT NULL,
	CONSTRAINT "savings_requests_type" CHECK ("savings_requests"."movement_type" in (294,295,394)),
	CONSTRAINT "savings_requests_status" CHECK ("savings_requests"."status" in ('pending','applied','cancelled'))
);
--> statement-breakpoint
ALTER TABLE "payslips" ADD COLUMN "visible_from" date;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "regime" text DEFAULT '02' NOT NULL;--> statement-breakpoint
ALTER TABLE "kardex_facts" ADD CONSTRAINT "kardex_facts_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_movements" ADD CONSTRAINT "loan_movements_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_employee_id_savings_accounts_employee_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."savings_accounts"("employee_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_calendar" ADD CONSTRAINT "pay_calendar_pay_group_id_pay_groups_id_fk" FOREIGN KEY ("pay_group_id") REFERENCES "public"."pay_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_accounts" ADD CONSTRAINT "savings_accounts_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_movements" ADD CONSTRAINT "savings_movements_employee_id_savings_accounts_employee_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."savings_accounts"("employee_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_requests" ADD CONSTRAINT "savings_requests_employee_id_savings_accounts_employee_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."savings_accounts"("employee_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_requests" ADD CONSTRAINT "savings_requests_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kardex_facts_employee_kind" ON "kardex_facts" USING btree ("employee_id","kind","date");--> statement-breakpoint
CREATE INDEX "loan_movements_loan" ON "loan_movements" USING btree ("loan_id","date");--> statement-breakpoint
CREATE INDEX "loans_employee" ON "loans" USING btree ("employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "loans_one_active" ON "loans" USING btree ("employee_id") WHERE "loans"."status" in ('requested','approved','active');--> statement-breakpoint
CREATE INDEX "savings_movements_employee" ON "savings_movements" USING btree ("employee_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "savings_requests_one_pending" ON "savings_requests" USING btree ("employee_id","movement_type") WHERE "savings_requests"."status" = 'pending';