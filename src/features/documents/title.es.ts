export const es = { documents: 'Mis documentos' }
