CREATE TABLE "reminder_letters" (
	"evaluator_id" integer PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reminder_letters" ADD CONSTRAINT "reminder_letters_evaluator_id_employees_id_fk" FOREIGN KEY ("evaluator_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_letters_due" ON "reminder_letters" USING btree ("due_at");