CREATE TABLE "document_comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"upload_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"type_id" smallint NOT NULL,
	"comment" text NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attended_at" timestamp with time zone,
	CONSTRAINT "document_comments_length" CHECK (char_length("document_comments"."comment") between 1 and 250)
);
--> statement-breakpoint
CREATE TABLE "document_uploads" (
	"id" serial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"type_id" smallint NOT NULL,
	"file_name" text NOT NULL,
	"extension" text NOT NULL,
	"file_key" text,
	"bytes" integer,
	"received_sha256" text,
	"sha256" text,
	"uploaded_at" timestamp with time zone NOT NULL,
	"uploaded_by" integer,
	"state" text DEFAULT 'toReview' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" integer,
	"retired_at" timestamp with time zone,
	"retired_by" integer,
	"retirement" text,
	CONSTRAINT "document_uploads_type" CHECK ("document_uploads"."type_id" between 1 and 13),
	CONSTRAINT "document_uploads_bytes" CHECK ("document_uploads"."bytes" > 0),
	CONSTRAINT "document_uploads_kept" CHECK (("document_uploads"."retired_at" is null) = ("document_uploads"."file_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "loose_files" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"is_doomed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealed_pieces" (
	"operation_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "sealed_pieces_operation_id_number_pk" PRIMARY KEY("operation_id","number"),
	CONSTRAINT "sealed_pieces_number" CHECK ("sealed_pieces"."number" between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_upload_id_document_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."document_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_retired_by_users_id_fk" FOREIGN KEY ("retired_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_comments_open" ON "document_comments" USING btree ("employee_id") WHERE "document_comments"."attended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "document_uploads_current" ON "document_uploads" USING btree ("employee_id","type_id") WHERE "document_uploads"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "document_uploads_file" ON "document_uploads" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "document_uploads_review" ON "document_uploads" USING btree ("state","uploaded_at") WHERE "document_uploads"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "loose_files_since" ON "loose_files" USING btree ("since");--> statement-breakpoint
CREATE INDEX "sealed_pieces_age" ON "sealed_pieces" USING btree ("sent_at");