ALTER TABLE "payslip_lines" DROP CONSTRAINT "payslip_lines_side";--> statement-breakpoint
ALTER TABLE "payslip_lines" DROP CONSTRAINT "payslip_lines_amount";--> statement-breakpoint
ALTER TABLE "payslips" DROP CONSTRAINT "payslips_net";--> statement-breakpoint
ALTER TABLE "payslips" ALTER COLUMN "days_paid" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "payslip_lines" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "payslips" ADD COLUMN "total_other_payments" numeric(12,2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payslip_lines" ADD CONSTRAINT "payslip_lines_side" CHECK ("payslip_lines"."side" in ('perception','otherPayment','deduction'));--> statement-breakpoint
ALTER TABLE "payslip_lines" ADD CONSTRAINT "payslip_lines_amount" CHECK ("payslip_lines"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_net" CHECK ("payslips"."net" = "payslips"."total_perceptions" + "payslips"."total_other_payments" - "payslips"."total_deductions");--> statement-breakpoint
UPDATE "payroll_receipts" SET "content" = "content" || jsonb_build_object('daysPaid', trim_scale(("content"->>'daysPaidThousandths')::numeric / 1000)::text) WHERE "content"->'daysPaidThousandths' IS NOT NULL;