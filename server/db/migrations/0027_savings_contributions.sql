ALTER TABLE "savings_requests" DROP CONSTRAINT "savings_requests_approved";--> statement-breakpoint
DROP INDEX "savings_requests_waiting";--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "paper" jsonb;--> statement-breakpoint
CREATE INDEX "savings_requests_person" ON "savings_requests" USING btree ("employee_id","requested_on");--> statement-breakpoint
CREATE INDEX "savings_requests_waiting" ON "savings_requests" USING btree ("requested_on","id") WHERE "savings_requests"."status" = 'pending' and ("savings_requests"."movement_type" <> 394 or "savings_requests"."kind" = 'deposit');--> statement-breakpoint
ALTER TABLE "savings_requests" ADD CONSTRAINT "savings_requests_approved" CHECK ("savings_requests"."status" <> 'approved' or ("savings_requests"."decided_at" is not null and ("savings_requests"."movement_type" <> 394 or "savings_requests"."kind" = 'deposit')));--> statement-breakpoint
-- Papers of loans that are authorized say from now on what they say today, whatever changes.
UPDATE "loans" l SET "paper" = jsonb_build_object(
	'company', c."name", 'number', e."number", 'name', e."first_name" || ' ' || e."paternal_name" || ' ' || e."maternal_name",
	'position', e."job_title", 'department', d."name",
	'firstPayday', (SELECT p."pay_date"::text FROM "pay_calendar" p
		WHERE p."pay_group_id" = e."pay_group_id" AND p."period_start" = l."first_period_start"),
	'isPaidWeekly', e."pay_group_id" IN (1, 8, 9, 10))
FROM "employees" e JOIN "companies" c ON c."code" = e."company_code" JOIN "departments" d ON d."id" = e."department_id"
WHERE e."id" = l."employee_id" AND l."status" IN ('approved', 'active', 'settled');
