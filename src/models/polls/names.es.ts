import { defineTexts } from '#i18n/texts.ts'

/** Titles of the two polls that the spec names, and how a task asks for one. */
export const es = {
  beneficios: 'Beneficios flexibles',
  rutas: 'Rutas de transporte',
  task: (title: string) => `Contesta: ${title}`,
  taskText: 'Nadie ve quién contestó qué',
  // M-073, as the spec writes it.
  saved: 'Se ah registrado sus respuestas.',
}

export const pollNames = defineTexts(es, () => import('./names.en.ts'))
