-- A menu from before the record of security events has no way to it: it is added once, for the auditor's role, behind all
-- others. An empty menu gets it with all the others.
insert into menu_nodes (label, url, view, position, role)
select 'Registro de seguridad', 'Registro', 'Seguridad/Registro', max(position) + 1, 'auditor'
from menu_nodes
where parent_id is null and not exists (select 1 from menu_nodes where view = 'Seguridad/Registro')
having count(*) > 0;
