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

const smallPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsVIZWAAAAABJRU5ErkJggg=='

export const examples: Examples<typeof import('./document-files.ts')> = {
  listDocuments: { request: {}, response: { status: 'OK', docs: [curp] } },
  uploadDocument: {
    request: {
      empleado: '100101',
      idTipo: 2,
      filename: 'curp.png',
      extension: 'png',
      file: smallPicture,
      esAdmin: '2',
      estatusColaborador: 1,
    },
    response: { status: 'OK', idDoc: 55 },
  },
  listDocumentTypes: {
    request: { empleado: '100101', estatusColaborador: 1, esAdmin: '2' },
    response: {
      status: 'OK',
      docs: [
        { idTipo: 1, documento: 'Acta de nacimiento', idDoc: null, archivo: null, empleado: '100101' },
        { idTipo: 2, documento: 'CURP', idDoc: 55, archivo: curp.archivo, empleado: '100101' },
      ],
    },
  },
  downloadDocument: {
    request: { empleado: '100101', filename: curp.archivo },
    response: { status: 'OK', file: smallPicture },
  },
  checkDocuments: {
    request: {},
    response: {
      status: 'OK',
      data: { FormCompletado: 1, Completado: 6, Pendiente: 0, grupoPago: 1, vigilante: 2 },
    },
  },
  deleteDocument: {
    request: { idDoc: 55, comentario: 'Documento ilegible, volver a cargar', idTipo: 2, empleado: '100101' },
    response: { status: 'OK' },
  },
  listDocumentComments: {
    request: { empleado: '100101' },
    response: {
      status: 'OK',
      data: [{ Id: 3, documento: 'CURP', Comentario: 'Imagen borrosa', FechaRegistro: '2026-11-20' }],
    },
  },
}
