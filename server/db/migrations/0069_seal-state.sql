ALTER TABLE "payroll_imports" ADD COLUMN "unproven_seals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_receipts" ADD COLUMN "seal_state" text;--> statement-breakpoint
ALTER TABLE "payroll_receipts" ADD CONSTRAINT "payroll_receipts_seal" CHECK ("payroll_receipts"."seal_state" in ('valid','unproven'));