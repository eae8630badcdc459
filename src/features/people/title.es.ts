export const es = { title: 'Personas', add: 'Dar de alta' }
