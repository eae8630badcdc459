import { defineTexts } from '#i18n/texts.ts'

export const es = {
  beneficios: 'Prestaciones flexibles',
  rutas: 'Rutas de transporte',
  intros: {
    beneficios: 'Dinos qué prestaciones te sirven más.',
    rutas: 'Dinos cómo llegas a la planta.',
  },
  task: (title: string) => `Contesta: ${title}`,
  taskText: 'Encuesta de la empresa',
  // M-073, with the spelling of the spec.
  saved: 'Se ah registrado sus respuestas.',
}

export const pollNames = defineTexts(es, () => import('./names.en.ts'))
