import { defineTexts } from '#i18n/texts.ts'

/** Pending tasks, verb first (product.md, "Inicio"). */
export const es = {
  count: (count: number) =>
    count === 0
      ? 'Ya no tienes pendientes'
      : count === 1
        ? 'Tienes 1 pendiente'
        : `Tienes ${count} pendientes`,
  withMinutes: (text: string, minutes: number) => `${text} · ${minutes} min`,
  none: 'No tienes pendientes',
  noneText: 'Cuando falte algo, lo verás aquí y en Inicio.',
  seeAll: 'Ver todas',
  form: {
    title: 'Completa tus datos',
    text: (step: number) => `Vas en el paso ${step} de 7`,
  },
  upload: {
    1: 'Sube tu acta de nacimiento',
    2: 'Sube tu CURP',
    3: 'Sube tu comprobante de domicilio',
    4: 'Sube tu INE',
    6: 'Sube tu número de IMSS',
    8: 'Sube tu situación fiscal',
  },
  uploadText: (missing: number) => (missing === 1 ? 'Documento · falta 1' : `Documento · faltan ${missing}`),
  comments: (count: number) => (count === 1 ? 'Atiende 1 comentario' : `Atiende ${count} comentarios`),
  commentsText: 'De tus documentos',
  refused: 'Corrige un documento',
  refusedText: 'No se aceptó',
  incidents: (count: number) => (count === 1 ? 'Revisa 1 incidencia' : `Revisa ${count} incidencias`),
  incidentsText: 'Por autorizar',
  rate: (count: number) => (count === 1 ? 'Califica tu aclaración' : `Califica ${count} aclaraciones`),
  rateText: 'Ya te respondieron',
  correctRequest: { clarification: 'Corrige tu aclaración', dispute: 'Corrige tu inconformidad' },
  correctRequestText: 'No se registró',
  certification: (count: number) =>
    count === 1 ? 'Revisa 1 certificación exprés' : `Revisa ${count} certificaciones exprés`,
  certificationText: 'Duran 1 semana',
  ptu: 'Revisa tus días de PTU',
  ptuText: 'Reparto de utilidades',
  survey: 'Contesta la encuesta',
  surveyText: 'Satisfacción en el trabajo',
}

export const taskTexts = defineTexts(es, () => import('./task-texts.en.ts'))
