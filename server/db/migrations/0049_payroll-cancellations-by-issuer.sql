ALTER TABLE "payroll_cancellations" DROP CONSTRAINT "payroll_cancellations_pkey";--> statement-breakpoint
ALTER TABLE "payroll_cancellations" ADD CONSTRAINT "payroll_cancellations_uuid_issuer_rfc_pk" PRIMARY KEY("uuid","issuer_rfc");
