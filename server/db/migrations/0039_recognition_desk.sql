ALTER TABLE "recognitions" DROP CONSTRAINT "recognitions_reason";--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_reason" CHECK (char_length("recognitions"."reason") between 1 and 5600);--> statement-breakpoint
-- By hand: a menu from before this screen has no way to it. It is added once for human resources, behind all others. An
-- empty menu gets it with all the others.
with last as (
	select max(position) as position from menu_nodes where parent_id is null having count(*) > 0
), nodes as (
	insert into menu_nodes (label, url, view, position)
	select 'Reconocimientos', 'ReconocimientosRH', 'RelacionesLaborales/ReconocimientosRH', last.position + 1
	from last
	where not exists (select 1 from menu_nodes known where known.view = 'RelacionesLaborales/ReconocimientosRH')
	returning id
)
insert into menu_grants (group_id, node_id)
select distinct users.group_id, nodes.id
from nodes cross join users
where users.is_human_resources;
