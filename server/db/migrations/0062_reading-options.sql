ALTER TABLE "data_imports" ADD COLUMN "sheets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "data_imports" ADD COLUMN "sheet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "data_imports" ADD COLUMN "is_month_first" boolean;--> statement-breakpoint
ALTER TABLE "data_sources" ADD COLUMN "is_month_first" boolean;--> statement-breakpoint
ALTER TABLE "import_key_columns" ADD COLUMN "is_month_first" boolean;--> statement-breakpoint
ALTER TABLE "people_imports" ADD COLUMN "sheets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people_imports" ADD COLUMN "sheet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "people_imports" ADD COLUMN "is_month_first" boolean;--> statement-breakpoint
ALTER TABLE "people_sources" ADD COLUMN "is_month_first" boolean;--> statement-breakpoint
-- Sources of people were asked: assigning their columns confirmed the day first. Other kinds were never asked.
UPDATE "people_sources" SET "is_month_first" = false;--> statement-breakpoint
UPDATE "import_key_columns" SET "is_month_first" = false WHERE "kind" = 'personas';
