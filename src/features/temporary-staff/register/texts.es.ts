import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  lead: 'Agrega al líder y a quienes empiezan su proceso.',
  project: 'Nombre del proyecto',
  projectHelp: 'Menos de 100 letras.',
  find: shared.searchByNameOrNumber,
  findLabel: 'Agregar a alguien',
  findButton: shared.search,
  nobody: shared.weCouldntFindAnyoneWith,
  clear: 'Borrar',
  add: 'Agregar',
  added: 'Ya está',
  members: 'Integrantes',
  noMembers: 'Todavía no agregas a nadie.',
  leader: shared.leader,
  makeLeader: 'Es el líder',
  date: 'Se puede evaluar desde',
  day: shared.day,
  month: shared.month,
  year: shared.year,
  remove: phrases.removePerson,
  removeShort: shared.remove,
  save: 'Registrar',
  saving: 'Registrando…',
  problems: {
    title: 'Corrige esto para registrar',
    project: 'Este campo es requerido',
    long: 'Escribe un nombre de menos de 100 letras.',
    few: 'Agrega al menos dos personas.',
    noLeader: 'Elige quién es el líder.',
    manyLeaders: 'Elige solo un líder.',
    date: (name: string) => `Escribe la fecha de ${name}.`,
  },
  notSaved: 'No se registró',
  saved: (count: number) => (count === 1 ? 'Se registró a 1 persona.' : `Se registraron ${count} personas.`),
  skipped: (numbers: string) => `Ya estaban en proceso: ${numbers}.`,
}

export const registerTexts = defineTexts(es, () => import('./texts.en.ts'))
