ALTER TABLE "approval_links" ADD COLUMN "letter_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_links" ADD COLUMN "letter_due_at" timestamp with time zone;--> statement-breakpoint
-- Visitors who were written to, or whose host has shown the link, are not written to once more.
UPDATE "approval_links" SET "letter_tries" = 1 WHERE "addressee_id" IS NULL;
