CREATE TABLE "candidate_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"candidate_id" integer NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" integer,
	"comment" text DEFAULT '' NOT NULL,
	CONSTRAINT "candidate_history_step" CHECK ("candidate_history"."step" in ('propuesta','apego','autorizada','rechazada','ofrecida','aceptada','declinada','registrada','descartada'))
);
--> statement-breakpoint
CREATE TABLE "candidate_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"candidate_id" integer NOT NULL,
	"what" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "candidate_links_what" CHECK ("candidate_links"."what" in ('oferta','registro'))
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"id" serial PRIMARY KEY NOT NULL,
	"vacancy_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"paternal_name" text NOT NULL,
	"maternal_name" text DEFAULT '' NOT NULL,
	"mail" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"proposed_by" integer,
	"proposed_at" timestamp with time zone NOT NULL,
	"requirements" jsonb NOT NULL,
	"fits" jsonb,
	"fit_id" integer,
	"decision_id" integer,
	"stage" text DEFAULT 'apego' NOT NULL,
	"stage_since" timestamp with time zone NOT NULL,
	"account_id" integer,
	CONSTRAINT "candidates_stage" CHECK ("candidates"."stage" in ('apego','autorizacion','oferta','ofrecida','aceptada','declinada','descartada'))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" serial PRIMARY KEY NOT NULL,
	"candidate_id" integer NOT NULL,
	"state" text DEFAULT 'preparar' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"salary" numeric(12,2),
	"starts_on" date,
	"ends_on" date,
	"schedule" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"benefits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" integer,
	"answered_at" timestamp with time zone,
	"comment" text DEFAULT '' NOT NULL,
	CONSTRAINT "offers_state" CHECK ("offers"."state" in ('preparar','enviada','aceptada','declinada')),
	CONSTRAINT "offers_salary" CHECK ("offers"."salary" > 0),
	CONSTRAINT "offers_made" CHECK ("offers"."state" = 'preparar' or ("offers"."salary" is not null and "offers"."starts_on" is not null and "offers"."ends_on" is not null and "offers"."sent_at" is not null)),
	CONSTRAINT "offers_answered" CHECK (("offers"."state" in ('aceptada','declinada')) = ("offers"."answered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_kind";--> statement-breakpoint
ALTER TABLE "candidate_history" ADD CONSTRAINT "candidate_history_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_history" ADD CONSTRAINT "candidate_history_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_links" ADD CONSTRAINT "candidate_links_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_vacancy_id_approvals_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_fit_id_approvals_id_fk" FOREIGN KEY ("fit_id") REFERENCES "public"."approvals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_decision_id_approvals_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."approvals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_history_candidate" ON "candidate_history" USING btree ("candidate_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_links_key" ON "candidate_links" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "candidate_links_candidate" ON "candidate_links" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "candidate_links_end" ON "candidate_links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "candidates_vacancy" ON "candidates" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "candidates_proposer" ON "candidates" USING btree ("proposed_by","proposed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_fit" ON "candidates" USING btree ("fit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_decision" ON "candidates" USING btree ("decision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_account" ON "candidates" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_candidate" ON "offers" USING btree ("candidate_id");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_kind" CHECK ("approvals"."kind" in ('incidencia','vacante','visita','tiempo_extra','descanso_laborado','pase_salida','pase_ingreso','ingreso_material','apego','candidato'));--> statement-breakpoint
-- A menu from before these two screens has no way to them: each is added once for human resources, behind all others. An
-- empty menu gets them with all the others.
with last as (
	select max(position) as position from menu_nodes where parent_id is null having count(*) > 0
), nodes as (
	insert into menu_nodes (label, url, view, position)
	select entry.label, entry.view, entry.view, last.position + entry.place
	from last cross join (values
		('Candidatos', 'Reclutamiento/Candidatos', 1),
		('Ofertas económicas', 'Nominas/Compensaciones/OfertasEconomicas', 2)
	) as entry (label, view, place)
	where not exists (select 1 from menu_nodes known where known.view = entry.view)
	returning id
)
insert into menu_grants (group_id, node_id)
select distinct users.group_id, nodes.id
from nodes cross join users
where users.is_human_resources;
