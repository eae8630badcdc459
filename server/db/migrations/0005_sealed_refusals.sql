CREATE TABLE "sealed_refusals" (
	"operation_id" uuid PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"refused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sealed_refusals_age" ON "sealed_refusals" USING btree ("refused_at");