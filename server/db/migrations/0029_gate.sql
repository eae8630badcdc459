ALTER TABLE "users" ADD COLUMN "is_gate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A menu from before the gate has no way to it: it is added once, for the guard's role, behind all others. An empty menu
-- gets it with all the others.
insert into menu_nodes (label, url, view, position, role)
select 'Visitas y pases de hoy', 'SeguridadPatrimonial/AdmonVisitas', 'SeguridadPatrimonial/AdmonVisitas', max(position) + 1, 'gate'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'SeguridadPatrimonial/AdmonVisitas')
having count(*) > 0;
