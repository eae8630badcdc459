ALTER TABLE "portal_days" ADD COLUMN "stranger_visits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal_days" ADD COLUMN "stranger_errors" integer DEFAULT 0 NOT NULL;