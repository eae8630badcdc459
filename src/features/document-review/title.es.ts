export const es = { title: 'Revisión de documentos' }
