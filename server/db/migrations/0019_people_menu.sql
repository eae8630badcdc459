-- A menu from before the administrators has no way to accounts and roles: it is added once, behind the payroll team's
-- desk where that is in the menu, for whoever has the role. An empty menu gets it with all the others.
with place as (
	select coalesce(
		(select position + 1 from menu_nodes where parent_id is null and view = 'Nominas/AtencionNomina' limit 1),
		(select max(position) + 1 from menu_nodes where parent_id is null)
	) as position
	where exists (select 1 from menu_nodes where parent_id is null)
		and not exists (select 1 from menu_nodes where view = 'Seguridad/Personas')
), later as (
	update menu_nodes set position = menu_nodes.position + 1 from place
	where menu_nodes.parent_id is null and menu_nodes.position >= place.position
)
insert into menu_nodes (label, url, view, position, role)
select 'Personas', 'Personas', 'Seguridad/Personas', place.position, 'administrator' from place;
