import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Documentos requeridos',
  close: basic.close,
  back: 'Regresar a la lista',
  cancel: basic.cancel,
  loading: 'Buscando los documentos…',
  slow: basic.slow,
  again: basic.tryAgain,
  required: 'Obligatorio',
  optional: 'Solo si lo tienes',
  uploaded: 'Subido',
  missing: phrases.missing,
  view: phrases.view,
  upload: 'Subir',
  replace: 'Cambiar',
  remove: 'Eliminar',
  help: 'Ayuda',
  about: (action: string, name: string) => `${action}: ${name}`,
  viewOnly: 'Estos documentos son solo de consulta.',
  helpTitle: 'Varias actas en un solo archivo',
  helpText: [
    'Junta las actas de nacimiento de tus hijos en un solo archivo.',
    'Toma una foto por acta: «Agregar otra página» las une en un PDF.',
    'Si ya tienes un PDF con todas, elige ese archivo.',
  ],
  understood: basic.gotIt,
  uploading: shared.uploadingTheFile,
  checking: 'Revisando el archivo…',
  cancelled: 'Cancelaste el envío.',
  uploadDone: (name: string) => `Se guardó: ${name}.`,
  uploadKept: 'El archivo sigue aquí. Intenta otra vez.',
  reason: basic.reason,
  reasonHint: 'Explica el motivo con 10 letras o más.',
  reasonFor: 'La persona va a leer este motivo.',
  reasonEmpty: shared.enterTheReason,
  reasonTooLong: phrases.charactersUsed,
  count: phrases.countOf,
  removing: 'Eliminando…',
  removed: (name: string) => `Se eliminó: ${name}.`,
  removeFailed: 'No se pudo eliminar el documento',
}

export const requiredTexts = defineTexts(es, () => import('./required-texts.en.ts'))
