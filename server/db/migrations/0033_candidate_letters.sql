ALTER TABLE "candidate_links" ADD COLUMN "letter_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_links" ADD COLUMN "letter_due_at" timestamp with time zone;