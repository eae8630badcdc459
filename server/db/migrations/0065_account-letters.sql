CREATE TABLE "account_letters" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"mail" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_letters" ADD CONSTRAINT "account_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_letters_due" ON "account_letters" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "account_letters_user" ON "account_letters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_letters_age" ON "account_letters" USING btree ("created_at");