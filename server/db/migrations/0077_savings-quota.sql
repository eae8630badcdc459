ALTER TABLE "savings_parameter_changes" ADD COLUMN "refuses_above_quota" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "savings_parameters" ADD COLUMN "refuses_above_quota" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- By hand: a fund with rates from before this switch made its agreements without it, so it only warns.
update savings_parameters set refuses_above_quota = false;--> statement-breakpoint
update savings_parameter_changes set refuses_above_quota = false;
