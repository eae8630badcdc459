CREATE TABLE "outbound_counters" (
	"company_code" text PRIMARY KEY NOT NULL,
	"numbered" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbound_keys" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company_code" text NOT NULL,
	"kinds" text[] NOT NULL,
	"key_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "outbound_keys_kinds" CHECK ("outbound_keys"."kinds" <@ array['incidencia','vacaciones','tiempo_extra','descanso_laborado','caja','datos']::text[] and cardinality("outbound_keys"."kinds") > 0)
);
--> statement-breakpoint
CREATE TABLE "outbound_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry" bigserial NOT NULL,
	"position" bigint,
	"company_code" text NOT NULL,
	"employee_id" integer NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"folio" integer NOT NULL,
	"approval_id" integer,
	"request_id" integer,
	"change_id" bigint,
	"from_day" date,
	"to_day" date,
	"details" jsonb NOT NULL,
	"former_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbound_rows_kind" CHECK ("outbound_rows"."kind" in ('incidencia','vacaciones','tiempo_extra','descanso_laborado','caja','datos')),
	CONSTRAINT "outbound_rows_event" CHECK ("outbound_rows"."event" in ('autorizado','aplicado','revisado','anulado')),
	CONSTRAINT "outbound_rows_former" CHECK ("outbound_rows"."event" <> 'anulado' or "outbound_rows"."former_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company_code" text NOT NULL,
	"kinds" text[] NOT NULL,
	"url" text NOT NULL,
	"secret_sealed" "bytea" NOT NULL,
	"former_sealed" "bytea",
	"former_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"position" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"last_at" timestamp with time zone,
	"last_status" integer DEFAULT 0 NOT NULL,
	"last_problem" text DEFAULT '' NOT NULL,
	"off" text DEFAULT '' NOT NULL,
	"off_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "webhooks_kinds" CHECK ("webhooks"."kinds" <@ array['incidencia','vacaciones','tiempo_extra','descanso_laborado','caja','datos']::text[] and cardinality("webhooks"."kinds") > 0),
	CONSTRAINT "webhooks_problem" CHECK ("webhooks"."last_problem" in ('','estado','redireccion','tiempo','red','interna')),
	CONSTRAINT "webhooks_off" CHECK ("webhooks"."off" in ('','persona','fallas','ido') and ("webhooks"."off" = '') = ("webhooks"."off_at" is null))
);
--> statement-breakpoint
ALTER TABLE "outbound_counters" ADD CONSTRAINT "outbound_counters_company_code_companies_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."companies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_keys" ADD CONSTRAINT "outbound_keys_company_code_companies_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."companies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_keys" ADD CONSTRAINT "outbound_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_rows" ADD CONSTRAINT "outbound_rows_company_code_companies_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."companies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_rows" ADD CONSTRAINT "outbound_rows_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_rows" ADD CONSTRAINT "outbound_rows_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_rows" ADD CONSTRAINT "outbound_rows_request_id_savings_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."savings_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_rows" ADD CONSTRAINT "outbound_rows_change_id_data_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."data_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_company_code_companies_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."companies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_keys_hash" ON "outbound_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_rows_position" ON "outbound_rows" USING btree ("company_code","position");--> statement-breakpoint
CREATE INDEX "outbound_rows_new" ON "outbound_rows" USING btree ("company_code","entry") WHERE "outbound_rows"."position" is null;--> statement-breakpoint
CREATE INDEX "outbound_rows_at" ON "outbound_rows" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbound_rows_employee" ON "outbound_rows" USING btree ("employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_rows_approval" ON "outbound_rows" USING btree ("approval_id","event");--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_rows_request" ON "outbound_rows" USING btree ("request_id","event");--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_rows_change" ON "outbound_rows" USING btree ("change_id","event");
--> statement-breakpoint
CREATE FUNCTION keep_outbound_rows() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if old.position is null and new.position is not null
		and to_jsonb(new) - 'position' = to_jsonb(old) - 'position' then
		return new;
	end if;
	raise exception 'outbound_rows is append-only';
end $$;
--> statement-breakpoint
CREATE TRIGGER outbound_rows_kept BEFORE UPDATE ON "outbound_rows"
	FOR EACH ROW EXECUTE FUNCTION keep_outbound_rows();
--> statement-breakpoint
-- By hand: a menu from before these screens has no entry for them. Each is added once, behind all others, for its
-- role. An empty menu gets them with all the others.
insert into menu_nodes (label, url, view, position, role)
select 'Decisiones para nómina', 'Salidas', 'Nominas/Salidas', max(position) + 1, 'payroll'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'Nominas/Salidas')
having count(*) > 0;
--> statement-breakpoint
insert into menu_nodes (label, url, view, position, role)
select 'Conexiones de salida', 'Conexiones', 'Seguridad/Conexiones', max(position) + 1, 'administrator'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'Seguridad/Conexiones')
having count(*) > 0;
