CREATE TABLE "poll_groups" (
	"poll_id" integer NOT NULL,
	"department_id" text NOT NULL,
	"people" integer NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "poll_groups_poll_id_department_id_pk" PRIMARY KEY("poll_id","department_id"),
	CONSTRAINT "poll_groups_answered" CHECK ("poll_groups"."answered" between 0 and "poll_groups"."people"),
	CONSTRAINT "poll_groups_texts" CHECK ("poll_groups"."department_id" = '' or "poll_groups"."texts" = '{}'::jsonb)
);
--> statement-breakpoint
CREATE TABLE "poll_receivers" (
	"poll_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"department_id" text NOT NULL,
	"has_answered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "poll_receivers_poll_id_employee_id_pk" PRIMARY KEY("poll_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"project" smallint,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"questions" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"from_day" date,
	"until_day" date,
	"revision" integer DEFAULT 1 NOT NULL,
	"author_id" integer,
	"published_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "polls_known_project" CHECK ("polls"."project" in (1,2)),
	CONSTRAINT "polls_published" CHECK ("polls"."published_at" is null or "polls"."from_day" is not null),
	CONSTRAINT "polls_days" CHECK ("polls"."until_day" >= "polls"."from_day"),
	CONSTRAINT "polls_closed" CHECK ("polls"."closed_at" is null or "polls"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "transport_routes" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "poll_groups" ADD CONSTRAINT "poll_groups_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_receivers" ADD CONSTRAINT "poll_receivers_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_receivers" ADD CONSTRAINT "poll_receivers_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_company_code_companies_code_fk" FOREIGN KEY ("company_code") REFERENCES "public"."companies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "poll_receivers_employee" ON "poll_receivers" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "polls_project" ON "polls" USING btree ("company_code","project");--> statement-breakpoint
CREATE INDEX "polls_untold" ON "polls" USING btree ("from_day") WHERE published_at is not null and told_at is null;--> statement-breakpoint
-- By hand: what people were asked is never changed under their answers, and what is closed stays closed.
create function keep_published_poll() returns trigger language plpgsql as $$
begin
	if old.closed_at is not null and new.closed_at is distinct from old.closed_at then
		raise exception 'a closed poll stays closed';
	end if;
	if old.published_at is not null and (new.questions <> old.questions or new.from_day <> old.from_day
		or new.until_day is distinct from old.until_day or new.published_at is distinct from old.published_at) then
		raise exception 'a published poll stays as it is';
	end if;
	return new;
end $$;
--> statement-breakpoint
create trigger polls_published_stay before update on polls for each row execute function keep_published_poll();
--> statement-breakpoint
-- A menu from before this screen has no way to it. It is added once for human resources, behind all others. An empty menu
-- gets it with all the others.
with last as (
	select max(position) as position from menu_nodes where parent_id is null having count(*) > 0
), nodes as (
	insert into menu_nodes (label, url, view, position)
	select 'Encuestas', 'EncuestasRH', 'RelacionesLaborales/Encuestas', last.position + 1
	from last
	where not exists (select 1 from menu_nodes known where known.view = 'RelacionesLaborales/Encuestas')
	returning id
)
insert into menu_grants (group_id, node_id)
select distinct users.group_id, nodes.id
from nodes cross join users
where users.is_human_resources;
