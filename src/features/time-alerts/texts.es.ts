import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Spec 001 (§2, §3, §8, TIME-10) names these dialogs and fields, but prescribes no texts. */
export const es = {
  kinds: { restroom: 'Sanitario', canteen: 'Comedor' },
  weekdays: basic.weekdays,
  shortWeekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  day: (weekday: string, date: string) => `${weekday} ${date}`,
  alerts: (count: number) => (count === 1 ? '1 alerta' : `${count} alertas`),
  minutes: (minutes: number) => `${minutes} min`,
  hours: (entry: string, exit: string) => `${entry} a ${exit}`,
  noExit: (entry: string) => `Desde las ${entry}, sin salida registrada`,
  over: (minutes: number, allowed: number) => `${minutes} min más de los ${allowed} permitidos`,
  within: (allowed: number) => `Dentro de los ${allowed} min permitidos`,
  unknownLength: 'Sin duración registrada',
  fresh: 'Nueva',
  freshCount: (count: number) => (count === 1 ? '1 nueva' : `${count} nuevas`),
  seenToday: (time: string) => `Viste las nuevas hoy a las ${time}`,
  loading: 'Buscando las alertas…',
  slow: basic.slow,
  again: basic.tryAgain,
  old: 'No pudimos actualizar las alertas.',
  oldData: shared.showsDataFrom,
  notHere: 'Las alertas todavía no están aquí',
  notHereText: shared.loadedOnlineThem,
  close: basic.close,

  requests: {
    label: shared.requests,
    ask: 'Pedir algo para tu equipo',
    askText: 'Tiempo extra, pases, visitas, vacantes',
  },

  own: {
    summary: (alerts: string) => `${alerts} en 90 días`,
    none: 'No tienes alertas de tiempo',
    noneText: 'Aquí verás las de los últimos 90 días.',
    schedule: (from: string, to: string) => `Tu horario de comedor: ${from} a ${to}`,
    noSchedule: 'No tienes horario de comedor',
    noScheduleText: 'Pide a tu líder que lo registre.',
  },

  team: {
    kind: 'Tipo de alerta',
    all: shared.all,
    count: (word: string, count: number) => `${word} ${count}`,
    range: shared.period,
    ranges: { 7: '7 días', 30: '30 días', 90: '90 días' },
    to: shared.to,
    earlier: 'Ver días anteriores',
    later: 'Ver días siguientes',
    search: shared.searchByNameOrNumber,
    searchShort: shared.nameOrNumber,
    clear: shared.clearSearch,
    people: phrases.countPeople,
    nobody: shared.weCouldntFindAnyoneWith,
    showAll: shared.showEveryone,
    asTable: 'Ver como tabla',
    asGrid: 'Ver por día',
    gridLabel: 'Alertas por persona y día',
    columns: {
      person: shared.person,
      count: 'Alertas',
      minutes: 'Minutos',
      longest: 'La más larga',
      fresh: shared.new,
    },
    number: phrases.numbered,
    line: (alerts: string, minutes: string) => `${alerts} · ${minutes}`,
    none: 'Sin alertas',
    many: '2 o más: cuadro lleno',
    cell: (name: string, day: string, what: string) => `${name}, ${day}: ${what}`,
    legend: 'Qué significa cada cuadro',
    choose: 'Elige una persona o un cuadro',
    chooseText: 'Aquí ves cada entrada y salida, con sus minutos.',
    detail: 'Detalle',
    seeAll: (alerts: string) => `Ver sus ${alerts}`,
    noneHere: 'Sin alertas en estos días',
    unknown: 'Esa persona no está en tu equipo',
    toTeam: 'Ver tu equipo',
    span: (range: string) => `Del ${range}`,
  },

  failure: {
    ...failures.soon,
    offline: shared.offlineTryAgain,
    rejected: 'No pudimos cargar las alertas. Intenta otra vez.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
