ALTER TABLE "evaluation_surveys" ADD COLUMN "strength_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "evaluation_surveys" ADD COLUMN "opportunity_at" timestamp with time zone;