export const es = { title: 'Avisos de la empresa', compose: 'Nuevo aviso' }
