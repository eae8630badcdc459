ALTER TABLE "sealed_pieces" ALTER COLUMN "file_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sealed_pieces" ADD COLUMN "owner" text;