import type { Examples } from '../protocol/operation.ts'

const curp = {
  id: 55,
  documento: 'CURP',
  archivo: '100101_2_curp_9f2c41.pdf',
  tipo_archivo: 'otro',
  extension: 'pdf',
  tipoArchivo: 2,
  fechaCarga: '21/11/2026 10:22:31',
}

export const examples: Examples<typeof import('./document-review.ts')> = {
  listDocumentPeople: {
    request: { buscar: 'ramos', pagina: 1 },
    response: {
      status: 'OK',
      data: [
        {
          empleado: '100101',
          nombre: 'GUADALUPE RAMOS ORTEGA',
          puesto: 'OPERADORA DE PRENSA',
          documentos: 6,
          pendientes: 0,
          porRevisar: 1,
          ultimaCarga: curp.fechaCarga,
        },
      ],
      total: 1,
    },
  },
  listPersonDocuments: {
    request: { empleado: '100101' },
    response: {
      status: 'OK',
      docs: [
        {
          ...curp,
          estado: 'aceptado',
          revisadoPor: 'MARICELA QUINTANILLA RÍOS',
          fechaRevision: '21/11/2026 12:05:09',
        },
      ],
    },
  },
  commentDocument: {
    request: { idDoc: 55, comentario: 'Falta la segunda página' },
    response: { status: 'OK' },
  },
  acceptDocument: { request: { idDoc: 55 }, response: { status: 'OK' } },
}
