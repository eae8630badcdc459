CREATE TABLE "portal_days" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"visits" integer NOT NULL,
	"errors" integer NOT NULL,
	"lost" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_error_days" (
	"error_id" integer NOT NULL,
	"day" date NOT NULL,
	"version" text NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"times" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_error_days_error_id_day_version_route_device_pk" PRIMARY KEY("error_id","day","version","route","device")
);
--> statement-breakpoint
CREATE TABLE "portal_error_trails" (
	"id" serial PRIMARY KEY NOT NULL,
	"error_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"request_id" text NOT NULL,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_errors" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_visits" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"session" text NOT NULL,
	"version" text NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"lcp" double precision,
	"cls" double precision,
	"inp" double precision,
	"start" double precision,
	"send" double precision
);
--> statement-breakpoint
ALTER TABLE "portal_error_days" ADD CONSTRAINT "portal_error_days_error_id_portal_errors_id_fk" FOREIGN KEY ("error_id") REFERENCES "public"."portal_errors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_error_trails" ADD CONSTRAINT "portal_error_trails_error_id_portal_errors_id_fk" FOREIGN KEY ("error_id") REFERENCES "public"."portal_errors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portal_days_at" ON "portal_days" USING btree ("at");--> statement-breakpoint
CREATE INDEX "portal_error_days_at" ON "portal_error_days" USING btree ("at");--> statement-breakpoint
CREATE INDEX "portal_error_trails_error" ON "portal_error_trails" USING btree ("error_id","id");--> statement-breakpoint
CREATE INDEX "portal_error_trails_at" ON "portal_error_trails" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_errors_same" ON "portal_errors" USING btree ("kind","message","place");--> statement-breakpoint
CREATE INDEX "portal_errors_last" ON "portal_errors" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "portal_visits_at" ON "portal_visits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "portal_visits_day" ON "portal_visits" USING btree ("day","device");--> statement-breakpoint
-- A menu from before the screen of how the portal is doing has no way to it: it is added once, for the administrator's role,
-- behind all others. An empty menu gets it with all the others.
insert into menu_nodes (label, url, view, position, role)
select 'Cómo va el portal', 'Marcha', 'Seguridad/Marcha', max(position) + 1, 'administrator'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'Seguridad/Marcha')
having count(*) > 0;
