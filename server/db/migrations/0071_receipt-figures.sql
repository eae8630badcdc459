ALTER TABLE "payroll_receipts" ADD COLUMN "reader_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payslips" ADD COLUMN "daily_integrated_salary" numeric(12,2);