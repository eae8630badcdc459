CREATE TABLE "data_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"employee_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"author_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "data_changes_step" CHECK ("data_changes"."step" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "data_changes_seen" (
	"change_id" bigint PRIMARY KEY NOT NULL,
	"seen_by" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_changes" ADD CONSTRAINT "data_changes_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_changes" ADD CONSTRAINT "data_changes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_changes_seen" ADD CONSTRAINT "data_changes_seen_change_id_data_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."data_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_changes_seen" ADD CONSTRAINT "data_changes_seen_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_changes_employee" ON "data_changes" USING btree ("employee_id","step","at");--> statement-breakpoint
CREATE INDEX "data_changes_at" ON "data_changes" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION refuse_change_of_data_changes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	raise exception 'data_changes is append-only';
end $$;
--> statement-breakpoint
CREATE TRIGGER data_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "data_changes"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_data_changes();
--> statement-breakpoint
CREATE TRIGGER data_changes_seen_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "data_changes_seen"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_data_changes();
