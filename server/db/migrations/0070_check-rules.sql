CREATE TABLE "check_rules_off" (
	"id" serial PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"switched_by" integer,
	"switched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_rules_off_days" CHECK ("check_rules_off"."valid_to" >= "check_rules_off"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "clarifications" ADD COLUMN "check_rules" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "clarifications" ADD COLUMN "was_check_right" boolean;--> statement-breakpoint
ALTER TABLE "check_rules_off" ADD CONSTRAINT "check_rules_off_switched_by_users_id_fk" FOREIGN KEY ("switched_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_rules_off_rule" ON "check_rules_off" USING btree ("rule");--> statement-breakpoint
ALTER TABLE "clarifications" ADD CONSTRAINT "clarifications_verdict" CHECK ("clarifications"."was_check_right" is null or ("clarifications"."answered_at" is not null and cardinality("clarifications"."check_rules") > 0));