import { DOCUMENT_FORM } from '#domain/documents/documents.ts'
import { uploadDocument } from './document-files.ts'
import { checkRegistration, saveStep } from './documents.ts'
import { probe, type QueuedOperation } from '../protocol/queued-operation.ts'

export const queued: readonly QueuedOperation[] = [
  {
    operation: saveStep,
    opens: (_form, step) => `/ActualizacionDatos/${step}`,
    list: '/ActualizacionDatos',
    kind: 'step',
    // Step 7 is saved if the form is complete. An earlier step is also saved if the server would open a later
    // step.
    probe: probe({
      ask: checkRegistration,
      with: {},
      isRunFirst: true,
      isThere: ({ status, bandera }, input) => {
        const step = Number(input.bandera)
        return status === 'OK' || (step < 7 && (bandera ?? 0) >= step + 1)
      },
    }),
  },
  {
    operation: uploadDocument,
    opens: (form) => `/Documentos/${form.slice(DOCUMENT_FORM.length)}`,
    list: '/Documentos',
    kind: 'document',
  },
]
