import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')

export const es = {
  loading: 'Buscando los puestos…',
  slow: basic.slow,
  again: basic.tryAgain,
  failure: { ...failures.soon, offline: shared.offlineCheck, rejected: shared.notCompleted },
  offline: {
    title: 'Los puestos no están en este dispositivo',
    text: 'Conéctate una vez para guardarlos aquí.',
  },
  old: 'Ves los últimos datos guardados',

  none: 'Aún no tienes puestos',
  noneText: 'Aquí ves los puestos de quienes te reportan.',
  at: phrases.dataFrom,
  people: phrases.countPeople,
  nobody: 'Nadie ocupa este puesto.',
  number: phrases.numbered,
  vacancies: shared.vacancies,
  places: (count: number) => (count === 1 ? '1 lugar' : `${number(count)} lugares`),
  folio: (folio: number, day: string) => `Vacante ${folio}, pedida el ${day}`,
  authorized: shared.approved,
  waiting: 'Falta respuesta',
  asks: basic.positionRequirements,
  noProfile: 'Faltan los requisitos. Los carga Recursos Humanos.',
  kinds: { escolaridad: 'Escolaridad', conocimiento: 'Conocimiento', experiencia: 'Experiencia' },
  months: phrases.months,

  load: {
    lead: 'Sube el .xlsx con lo que pide cada puesto. Revísalo antes de guardar.',
    choose: shared.chooseAFile,
    other: 'Elegir otro archivo',
    template: 'Descargar plantilla',
    templateFile: 'plantilla-requisitos.xlsx',
    reading: 'Leyendo el archivo…',
    sheet: 'Perfiles',
    columns: ['Puesto', 'Tipo', 'Requisito', 'Meses'],
    sample: ['Soldador', 'Experiencia', 'Soldadura de microalambre', '12'],
    failed: 'No se pudo crear la plantilla.',
    preview: (file: string) => `Lo que trae ${file}`,
    states: { new: 'Nuevo', changed: 'Cambia', same: 'Igual' },
    nothingNew: 'Todo está igual. No hay nada que guardar.',
    nothingSaved: 'Nada se guarda hasta que confirmes.',
    save: (count: number) => (count === 1 ? 'Guardar 1 puesto' : `Guardar ${number(count)} puestos`),
    saving: basic.saving,
    saved: (count: number) =>
      count === 1 ? 'Quedó guardado 1 puesto' : `Quedaron guardados ${count} puestos`,
    discard: phrases.discard,
    ask: '¿Guardas los requisitos de estos puestos?',
    replaces: 'Se reemplazan los requisitos anteriores de los puestos que cambian.',
    offline: 'Sin internet. No se guardó nada. El archivo sigue aquí.',
    noAnswer: 'No llegó la respuesta. Guarda otra vez: no se duplica nada.',
    problems: (count: number) =>
      count === 1
        ? 'Corrige 1 dato y sube el archivo otra vez'
        : `Corrige ${count} datos y sube el archivo otra vez`,
    more: (count: number) => `Y ${count} más.`,
    cell: (row: number, column: string) => `Fila ${row}, columna ${column}`,
    errors: {
      missing: 'Falta el dato.',
      long: 'El texto es demasiado largo.',
      kind: 'Escribe Escolaridad, Conocimiento o Experiencia.',
      months: 'Escribe los meses con número, de 1 a 600.',
      twice: 'Este requisito ya está en ese puesto.',
      many: 'Un puesto lleva como máximo 40 requisitos.',
    },
    files: {
      notXlsx: 'Ese archivo no es un .xlsx.',
      large: 'El archivo es demasiado grande. Súbelo en partes.',
      broken: 'El archivo está dañado o protegido. Guárdalo otra vez.',
      headers: 'Faltan columnas. Usa la plantilla.',
      empty: 'El archivo no trae requisitos.',
    },
    current: 'Requisitos cargados',
    noneYet: 'Aún no hay requisitos. Descarga la plantilla para empezar.',
    requirements: (count: number) => (count === 1 ? '1 requisito' : `${count} requisitos`),
    cancel: basic.cancel,
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
