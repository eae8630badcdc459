-- A menu from before clarifications and disputes has no way to answer them: it is added once, for the groups of human
-- resources, behind the company's notices where those are in the menu. An empty menu gets it with all the others.
with place as (
	select coalesce(
		(select position + 1 from menu_nodes where parent_id is null and view = 'RelacionesLaborales/AvisosEmpresa' limit 1),
		(select max(position) + 1 from menu_nodes where parent_id is null)
	) as position
	where exists (select 1 from menu_nodes where parent_id is null)
		and not exists (select 1 from menu_nodes where view = 'Nominas/AtencionNomina')
), later as (
	update menu_nodes set position = menu_nodes.position + 1 from place
	where menu_nodes.parent_id is null and menu_nodes.position >= place.position
), node as (
	insert into menu_nodes (label, url, view, position)
	select 'Atención de nómina', 'AtencionNomina', 'Nominas/AtencionNomina', place.position
	from place
	returning id
)
insert into menu_grants (group_id, node_id)
select distinct users.group_id, node.id from node cross join users where users.is_human_resources;
