CREATE TABLE "payslip_papers" (
	"payslip_id" integer PRIMARY KEY NOT NULL,
	"file_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payslip_papers_file" ON "payslip_papers" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "payslip_papers_age" ON "payslip_papers" USING btree ("drawn_at");