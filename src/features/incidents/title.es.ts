export const es = { title: 'Incidencias pendientes' }
