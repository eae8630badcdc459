import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  vacancies: 'Autorizar vacante',
  incident: 'Autorizar incidencia',
  profile: basic.positionRequirements,
  candidate: 'Autorizar candidato',
  visit: 'Autorizar visita',
  offer: 'Oferta de trabajo',
  workedRest: 'Autorizar descanso laborado',
  candidates: 'Registro de candidatos',
  material: basic.materialEntry,
  exitPass: 'Autorizar pase de salida',
  entryPass: 'Autorizar pase de ingreso',
  overtime: 'Autorizar tiempo extra',
  letter: basic.letter,
}

export const titles = defineTexts(es, () => import('./titles.en.ts'))
