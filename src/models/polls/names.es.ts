import { defineTexts } from '#i18n/texts.ts'

/** Titles of the two polls that the spec names, and how a task asks for one. */
export const es = {
  beneficios: 'Prestaciones flexibles',
  rutas: 'Rutas de transporte',
  intros: {
    beneficios: 'Dinos qué prestaciones te sirven más.',
    rutas: 'Dinos cómo llegas a la planta.',
  },
  task: (title: string) => `Contesta: ${title}`,
  taskText: 'Encuesta de la empresa',
  // M-073, as the spec writes it.
  saved: 'Se ah registrado sus respuestas.',
}

export const pollNames = defineTexts(es, () => import('./names.en.ts'))
