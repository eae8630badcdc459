import { defineTexts } from '#i18n/texts.ts'

/** Each title begins with its verb (product.md, "Inicio"). */
export const es = {
  upload: {
    1: 'Sube tu acta de nacimiento',
    2: 'Sube tu CURP',
    3: 'Sube tu comprobante de domicilio',
    4: 'Sube tu INE',
    6: 'Sube tu número de seguro social (IMSS)',
    8: 'Sube tu constancia de situación fiscal',
  },
  uploadText: (missing: number) => (missing === 1 ? 'Documento · falta 1' : `Documento · faltan ${missing}`),
  comments: (count: number) => (count === 1 ? 'Atiende 1 comentario' : `Atiende ${count} comentarios`),
  commentsText: 'De tus documentos',
  refused: 'Corrige un documento',
  refusedText: 'No se aceptó',
}

export const taskTexts = defineTexts(es, () => import('./task-texts.en.ts'))
