import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const years = (count: number) => (count === 1 ? '1 año' : `${count} años`)

export const es = {
  title: 'Qué cumple',
  lead: 'Responde requisito por requisito.',
  kinds: { escolaridad: 'Escolaridad', conocimiento: 'Conocimiento', experiencia: 'Experiencia' },
  answers: { si: shared.yes, parcial: 'En parte', no: shared.no },
  place: (at: number, of: number) => `${at} de ${of}`,
  time: (all: number) =>
    [Math.floor(all / 12) > 0 && years(Math.floor(all / 12)), all % 12 > 0 && phrases.months(all % 12)]
      .filter(Boolean)
      .join(' '),
  needed: 'Elige una respuesta.',
  answered: (count: number, all: number) => `${count} de ${all} respondidos`,
  missing: (count: number) => (count === 1 ? 'Te falta 1 respuesta.' : `Te faltan ${count} respuestas.`),
  share: basic.positionRequirements,
  percent: (share: number) => `${share} %`,
  picture: (share: number) => `Requisitos del puesto: ${share} por ciento`,
  notes: 'Notas de Recursos Humanos',
}

export const fitTexts = defineTexts(es, () => import('./fit-texts.en.ts'))
