CREATE TABLE "delivery_grants" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"grant_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"kid" text NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"successor_id" integer,
	"successor_sealed" "bytea",
	"first_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payslip_days" (
	"payslip_id" integer NOT NULL,
	"concept" integer NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "payslip_days_range" CHECK ("payslip_days"."concept" between 701 and 705),
	CONSTRAINT "payslip_days_count" CHECK ("payslip_days"."days" between 0 and 366)
);
--> statement-breakpoint
CREATE TABLE "payslip_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"payslip_id" integer NOT NULL,
	"side" text NOT NULL,
	"concept" text NOT NULL,
	"description" text NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"quantity" integer,
	"unit" text,
	"balance" numeric(12,2),
	"position" integer NOT NULL,
	CONSTRAINT "payslip_lines_side" CHECK ("payslip_lines"."side" in ('perception','deduction')),
	CONSTRAINT "payslip_lines_amount" CHECK ("payslip_lines"."amount" > 0),
	CONSTRAINT "payslip_lines_quantity" CHECK (("payslip_lines"."quantity" is null) = ("payslip_lines"."unit" is null))
);
--> statement-breakpoint
CREATE TABLE "payslips" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"payroll" text NOT NULL,
	"year" integer NOT NULL,
	"period" text NOT NULL,
	"type" integer NOT NULL,
	"is_prepayroll" boolean NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"paid_date" date NOT NULL,
	"days_paid" integer NOT NULL,
	"daily_salary" numeric(12,2) NOT NULL,
	"integrated_salary" numeric(12,2) NOT NULL,
	"stamp_id" integer,
	"fiscal_folio" text,
	"stamped_at" timestamp with time zone,
	"issuer_certificate" text,
	"authority_certificate" text,
	"issuer_seal" text,
	"authority_seal" text,
	"total_perceptions" numeric(12,2) NOT NULL,
	"total_deductions" numeric(12,2) NOT NULL,
	"net" numeric(12,2) NOT NULL,
	CONSTRAINT "payslips_net" CHECK ("payslips"."net" = "payslips"."total_perceptions" - "payslips"."total_deductions"),
	CONSTRAINT "payslips_net_positive" CHECK ("payslips"."net" >= 0),
	CONSTRAINT "payslips_dates" CHECK ("payslips"."start_date" <= "payslips"."end_date"),
	CONSTRAINT "payslips_year" CHECK ("payslips"."year" = extract(year from "payslips"."end_date")),
	CONSTRAINT "payslips_type" CHECK ("payslips"."type" in (1,2)),
	CONSTRAINT "payslips_stamp_whole" CHECK (num_nulls("payslips"."stamp_id", "payslips"."fiscal_folio", "payslips"."stamped_at", "payslips"."issuer_certificate",
        "payslips"."authority_certificate", "payslips"."issuer_seal", "payslips"."authority_seal") in (0,7)),
	CONSTRAINT "payslips_prepayroll_unstamped" CHECK ("payslips"."stamp_id" is null or not "payslips"."is_prepayroll")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tax_id" text NOT NULL,
	"employer_registration" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"company_code" text NOT NULL,
	"first_name" text NOT NULL,
	"paternal_name" text NOT NULL,
	"maternal_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"sex" text NOT NULL,
	"curp" text NOT NULL,
	"rfc" text NOT NULL,
	"nss" text NOT NULL,
	"hire_date" date NOT NULL,
	"job_title" text NOT NULL,
	"department_id" text NOT NULL,
	"pay_group_id" integer NOT NULL,
	"work_group" text NOT NULL,
	"daily_salary" numeric(12,2) NOT NULL,
	"leader_id" integer,
	"guard" integer DEFAULT 2 NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	CONSTRAINT "employees_guard" CHECK ("employees"."guard" in (1,2))
);
--> statement-breakpoint
CREATE TABLE "menu_grants" (
	"group_id" integer NOT NULL,
	"node_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_nodes" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"view" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_groups" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"frequency" text NOT NULL,
	CONSTRAINT "pay_groups_frequency" CHECK ("pay_groups"."frequency" in ('weekly','biweekly'))
);
--> statement-breakpoint
CREATE TABLE "screen_visits" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"screen" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer,
	"company_code" text NOT NULL,
	"nickname" text NOT NULL,
	"mail" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"group_id" integer NOT NULL,
	"is_approver" boolean DEFAULT false NOT NULL,
	"is_human_resources" boolean DEFAULT false NOT NULL,
	"is_multisystem" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_grants" ADD CONSTRAINT "delivery_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_tokens" ADD CONSTRAINT "provider_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslip_days" ADD CONSTRAINT "payslip_days_payslip_id_payslips_id_fk" FOREIGN KEY ("payslip_id") REFERENCES "public"."payslips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslip_lines" ADD CONSTRAINT "payslip_lines_payslip_id_payslips_id_fk" FOREIGN KEY ("payslip_id") REFERENCES "public"."payslips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_company_code_companies_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."companies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_pay_group_id_pay_groups_id_fk" FOREIGN KEY ("pay_group_id") REFERENCES "public"."pay_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_grants" ADD CONSTRAINT "menu_grants_node_id_menu_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."menu_nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screen_visits" ADD CONSTRAINT "screen_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_code_companies_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."companies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_grants_hash" ON "delivery_grants" USING btree ("grant_hash");--> statement-breakpoint
CREATE INDEX "delivery_grants_user" ON "delivery_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "delivery_grants_expiry" ON "delivery_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_tokens_hash" ON "provider_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "provider_tokens_user" ON "provider_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_tokens_expiry" ON "provider_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "server_keys_kid" ON "server_keys" USING btree ("kid");--> statement-breakpoint
CREATE UNIQUE INDEX "server_keys_active" ON "server_keys" USING btree ("kind") WHERE "server_keys"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_successor" ON "sessions" USING btree ("successor_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payslip_days_concept" ON "payslip_days" USING btree ("payslip_id","concept");--> statement-breakpoint
CREATE UNIQUE INDEX "payslip_lines_position" ON "payslip_lines" USING btree ("payslip_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "payslips_period" ON "payslips" USING btree ("employee_id","year","period","payroll","type","is_prepayroll");--> statement-breakpoint
CREATE INDEX "payslips_employee_end" ON "payslips" USING btree ("employee_id","end_date");--> statement-breakpoint
CREATE UNIQUE INDEX "payslips_stamp" ON "payslips" USING btree ("stamp_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_number" ON "employees" USING btree ("number");--> statement-breakpoint
CREATE INDEX "employees_leader" ON "employees" USING btree ("leader_id");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_grants_group_node" ON "menu_grants" USING btree ("group_id","node_id");--> statement-breakpoint
CREATE INDEX "menu_nodes_parent" ON "menu_nodes" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "screen_visits_user" ON "screen_visits" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_nickname" ON "users" USING btree (lower("nickname"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_mail" ON "users" USING btree (lower("mail")) WHERE "users"."mail" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "users_employee" ON "users" USING btree ("employee_id");