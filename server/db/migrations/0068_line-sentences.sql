CREATE TABLE "line_sentences" (
	"id" serial PRIMARY KEY NOT NULL,
	"side" text NOT NULL,
	"line_key" text,
	"sat_type" text,
	"text" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"written_by" integer,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_sentences_side" CHECK ("line_sentences"."side" in ('perception','otherPayment','deduction')),
	CONSTRAINT "line_sentences_one_key" CHECK (num_nulls("line_sentences"."line_key", "line_sentences"."sat_type") = 1),
	CONSTRAINT "line_sentences_sat_type" CHECK ("line_sentences"."sat_type" ~ '^[0-9]{3}$'),
	CONSTRAINT "line_sentences_days" CHECK ("line_sentences"."valid_to" >= "line_sentences"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "line_sentences" ADD CONSTRAINT "line_sentences_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_sentences_key" ON "line_sentences" USING btree ("side","line_key","sat_type");