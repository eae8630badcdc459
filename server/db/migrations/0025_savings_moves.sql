CREATE TABLE "savings_parameters" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"tiie" numeric(9, 6) NOT NULL,
	"rate" numeric(9, 6) NOT NULL,
	"loan_factor" numeric(4, 2) NOT NULL,
	"social_part" numeric(12,2) NOT NULL,
	CONSTRAINT "savings_parameters_tiie" CHECK ("savings_parameters"."tiie" between 0 and 1),
	CONSTRAINT "savings_parameters_rate" CHECK ("savings_parameters"."rate" between 0 and 1),
	CONSTRAINT "savings_parameters_factor" CHECK ("savings_parameters"."loan_factor" between 0 and 10),
	CONSTRAINT "savings_parameters_social_part" CHECK ("savings_parameters"."social_part" >= 0)
);
--> statement-breakpoint
ALTER TABLE "savings_requests" DROP CONSTRAINT "savings_requests_status";--> statement-breakpoint
ALTER TABLE "savings_accounts" ALTER COLUMN "total" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "savings_movements" ADD COLUMN "request_id" integer;--> statement-breakpoint
ALTER TABLE "savings_requests" ADD COLUMN "kind" text;--> statement-breakpoint
UPDATE "savings_requests" SET "kind" = CASE "movement_type" WHEN 294 THEN 'withdrawal' WHEN 295 THEN 'loan' ELSE 'change' END;--> statement-breakpoint
ALTER TABLE "savings_requests" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "savings_requests" ADD COLUMN "closes_on" date;--> statement-breakpoint
ALTER TABLE "savings_movements" ADD CONSTRAINT "savings_movements_request_id_savings_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."savings_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "savings_movements_once" ON "savings_movements" USING btree ("request_id","kind") WHERE "savings_movements"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "savings_requests_due" ON "savings_requests" USING btree ("pay_date") WHERE "savings_requests"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "savings_requests" ADD CONSTRAINT "savings_requests_kind" CHECK (("savings_requests"."kind" in ('withdrawal','leaving') and "savings_requests"."movement_type" = 294)
        or ("savings_requests"."kind" = 'loan' and "savings_requests"."movement_type" = 295)
        or ("savings_requests"."kind" in ('enrolment','change','deposit','extra_payment') and "savings_requests"."movement_type" = 394));--> statement-breakpoint
ALTER TABLE "savings_requests" ADD CONSTRAINT "savings_requests_amount" CHECK ("savings_requests"."amount" > 0 or "savings_requests"."kind" = 'leaving');--> statement-breakpoint
ALTER TABLE "savings_requests" ADD CONSTRAINT "savings_requests_status" CHECK ("savings_requests"."status" in ('pending','applied','cancelled','refused'));--> statement-breakpoint
-- An id never looks like a TIPO_MOVIMIENTO, either of which names a movement to cancel (CAJ-12).
SELECT setval('savings_requests_id_seq', greatest(1000, (SELECT coalesce(max("id"), 0) FROM "savings_requests")));--> statement-breakpoint
UPDATE "savings_accounts" a SET "total" = (SELECT coalesce(sum("amount"), 0) FROM "savings_movements" m WHERE m."employee_id" = a."employee_id");--> statement-breakpoint
UPDATE "loans" l SET "remaining" = l."amount" - (SELECT coalesce(sum("principal"), 0) FROM "loan_movements" m WHERE m."loan_id" = l."id");--> statement-breakpoint
-- What is saved is the sum of the movements, and what is owed the loan less its payments, whoever writes and whatever the code does.
CREATE FUNCTION sum_savings_movement() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'UPDATE' and new.employee_id = old.employee_id then
		update savings_accounts set total = total - old.amount + new.amount where employee_id = new.employee_id;
	else
		if tg_op <> 'INSERT' then
			update savings_accounts set total = total - old.amount where employee_id = old.employee_id;
		end if;
		if tg_op <> 'DELETE' then
			update savings_accounts set total = total + new.amount where employee_id = new.employee_id;
		end if;
	end if;
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER savings_movements_sum AFTER INSERT OR UPDATE OR DELETE ON "savings_movements"
	FOR EACH ROW EXECUTE FUNCTION sum_savings_movement();--> statement-breakpoint
CREATE FUNCTION keep_savings_total() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'INSERT' then
		if new.total <> 0 then
			raise exception 'savings_accounts.total begins at 0';
		end if;
	elsif new.total <> old.total and pg_trigger_depth() < 2 then
		raise exception 'savings_accounts.total is the sum of the movements';
	end if;
	return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER savings_accounts_total BEFORE INSERT OR UPDATE OF "total" ON "savings_accounts"
	FOR EACH ROW EXECUTE FUNCTION keep_savings_total();--> statement-breakpoint
CREATE FUNCTION sum_loan_movement() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'UPDATE' and new.loan_id = old.loan_id then
		update loans set remaining = remaining + old.principal - new.principal where id = new.loan_id;
	else
		if tg_op <> 'INSERT' then
			update loans set remaining = remaining + old.principal where id = old.loan_id;
		end if;
		if tg_op <> 'DELETE' then
			update loans set remaining = remaining - new.principal where id = new.loan_id;
		end if;
	end if;
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER loan_movements_sum AFTER INSERT OR UPDATE OR DELETE ON "loan_movements"
	FOR EACH ROW EXECUTE FUNCTION sum_loan_movement();--> statement-breakpoint
CREATE FUNCTION keep_loan_remaining() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'INSERT' then
		if new.remaining <> new.amount then
			raise exception 'loans.remaining begins at the amount';
		end if;
	elsif new.amount <> old.amount or (new.remaining <> old.remaining and pg_trigger_depth() < 2) then
		raise exception 'loans.remaining is the amount less the payments';
	end if;
	return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER loans_remaining_kept BEFORE INSERT OR UPDATE OF "amount", "remaining" ON "loans"
	FOR EACH ROW EXECUTE FUNCTION keep_loan_remaining();--> statement-breakpoint
CREATE FUNCTION refuse_truncate_of_savings() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	raise exception 'movements are not truncated: their sums would stay';
end $$;
--> statement-breakpoint
CREATE TRIGGER savings_movements_kept BEFORE TRUNCATE ON "savings_movements"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_savings();--> statement-breakpoint
CREATE TRIGGER loan_movements_kept BEFORE TRUNCATE ON "loan_movements"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate_of_savings();
