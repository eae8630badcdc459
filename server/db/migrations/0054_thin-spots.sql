ALTER TABLE "people_import_rows" ADD COLUMN "slip_of" integer;--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD COLUMN "slip_by" integer;--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD COLUMN "slip_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "personal_exports" ADD COLUMN "missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD CONSTRAINT "people_import_rows_slip_of_users_id_fk" FOREIGN KEY ("slip_of") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD CONSTRAINT "people_import_rows_slip_by_users_id_fk" FOREIGN KEY ("slip_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_import_rows_slip" ON "people_import_rows" USING btree ("slip_of");--> statement-breakpoint
-- The sums of 0025 once a statement, by what it has changed: an import of five thousand movements of one person wrote the
-- account five thousand times. Accounts and loans are held in the order of their ids: two statements of several people wait.
DROP TRIGGER savings_movements_sum ON "savings_movements";--> statement-breakpoint
DROP FUNCTION sum_savings_movement();--> statement-breakpoint
CREATE FUNCTION sum_savings_movements() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'INSERT' then
		perform 1 from savings_accounts where employee_id in (select employee_id from came) order by employee_id for no key update;
		update savings_accounts a set total = a.total + d.amount
			from (select employee_id, sum(amount) as amount from came group by employee_id) d
			where a.employee_id = d.employee_id and d.amount <> 0;
	elsif tg_op = 'DELETE' then
		perform 1 from savings_accounts where employee_id in (select employee_id from went) order by employee_id for no key update;
		update savings_accounts a set total = a.total - d.amount
			from (select employee_id, sum(amount) as amount from went group by employee_id) d
			where a.employee_id = d.employee_id and d.amount <> 0;
	else
		perform 1 from savings_accounts
			where employee_id in (select employee_id from came union select employee_id from went) order by employee_id for no key update;
		update savings_accounts a set total = a.total + d.amount
			from (select employee_id, sum(amount) as amount from
				(select employee_id, amount from came union all select employee_id, -amount from went) moved group by employee_id) d
			where a.employee_id = d.employee_id and d.amount <> 0;
	end if;
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER savings_movements_came AFTER INSERT ON "savings_movements" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION sum_savings_movements();--> statement-breakpoint
CREATE TRIGGER savings_movements_changed AFTER UPDATE ON "savings_movements" REFERENCING NEW TABLE AS came OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION sum_savings_movements();--> statement-breakpoint
CREATE TRIGGER savings_movements_went AFTER DELETE ON "savings_movements" REFERENCING OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION sum_savings_movements();--> statement-breakpoint
DROP TRIGGER loan_movements_sum ON "loan_movements";--> statement-breakpoint
DROP FUNCTION sum_loan_movement();--> statement-breakpoint
CREATE FUNCTION sum_loan_movements() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'INSERT' then
		perform 1 from loans where id in (select loan_id from came) order by id for no key update;
		update loans l set remaining = l.remaining - d.principal
			from (select loan_id, sum(principal) as principal from came group by loan_id) d
			where l.id = d.loan_id and d.principal <> 0;
	elsif tg_op = 'DELETE' then
		perform 1 from loans where id in (select loan_id from went) order by id for no key update;
		update loans l set remaining = l.remaining + d.principal
			from (select loan_id, sum(principal) as principal from went group by loan_id) d
			where l.id = d.loan_id and d.principal <> 0;
	else
		perform 1 from loans where id in (select loan_id from came union select loan_id from went) order by id for no key update;
		update loans l set remaining = l.remaining - d.principal
			from (select loan_id, sum(principal) as principal from
				(select loan_id, principal from came union all select loan_id, -principal from went) moved group by loan_id) d
			where l.id = d.loan_id and d.principal <> 0;
	end if;
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER loan_movements_came AFTER INSERT ON "loan_movements" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION sum_loan_movements();--> statement-breakpoint
CREATE TRIGGER loan_movements_changed AFTER UPDATE ON "loan_movements" REFERENCING NEW TABLE AS came OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION sum_loan_movements();--> statement-breakpoint
CREATE TRIGGER loan_movements_went AFTER DELETE ON "loan_movements" REFERENCING OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION sum_loan_movements();
