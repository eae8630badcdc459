ALTER TABLE "payroll_faults" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payroll_faults" ADD COLUMN "values" text[] DEFAULT '{}' NOT NULL;