import type { KnownHoliday } from '#domain/time/holidays.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { monthNames } from '#i18n/month-names.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'
import type { DayFact } from '#models/days/known-days.ts'

export const es = {
  parts: { day: shared.day, month: shared.month, year: shared.year },
  toTyped: 'Escribir la fecha',
  toCalendar: 'Usar el calendario',
  months: monthNames,
  /** Sunday first. */
  weekdays: basic.weekdays,
  month: (name: string, year: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)} de ${year}`,
  previous: (month: string) => `Mes anterior: ${month}`,
  next: (month: string) => `Mes siguiente: ${month}`,
  /** @param weekday an element of `weekdays` */
  day: (weekday: string, day: string, month: string) => `${weekday.toLowerCase()} ${day} de ${month}`,
  today: 'hoy',
  roles: { from: 'primer día', to: 'último día', between: 'elegido', only: 'elegido' },
  swapRoles: { from: 'descansas', to: 'trabajas' },
  past: 'no se puede elegir',
  facts: {
    asked: 'Ya lo pediste',
    granted: 'Día libre autorizado',
    rests: 'Descansas',
    works: 'Trabajas',
    vacation: shared.vacation,
    incapacity: shared.sickLeave,
    permit: 'Permiso',
  } satisfies Record<DayFact, string>,
  /** Letters below the number of a day. V, I and P also mark the days of the labour record. */
  letters: {
    asked: 'E',
    granted: 'L',
    rests: 'D',
    works: 'T',
    vacation: 'V',
    incapacity: 'I',
    permit: 'P',
  } satisfies Record<DayFact, string>,
  holidayLetter: '★',
  holiday: (name: string) => `Festivo: ${name}`,
  holidays: {
    newYear: 'Año Nuevo',
    constitution: 'Día de la Constitución',
    juarez: 'Natalicio de Benito Juárez',
    labour: 'Día del Trabajo',
    independence: 'Día de la Independencia',
    handover: 'Cambio de Gobierno Federal',
    revolution: 'Día de la Revolución',
    christmas: 'Navidad',
    election: 'Jornada electoral',
  } satisfies Record<KnownHoliday, string>,
  legend: 'Qué significan las marcas',
  choose: {
    one: 'Toca el día.',
    range: 'Toca el día. Si son varios, toca también el último.',
    pair: 'Toca el día que descansas.',
  },
  more: (day: string) => `Elegiste el ${day}. Si son más días, toca el último.`,
  one: (day: string) => `Elegiste el ${day}.`,
  range: (from: string, to: string, count: number) => `Elegiste del ${from} al ${to}: ${count} días.`,
  workdays: (from: string, to: string, count: number) =>
    `Elegiste del ${from} al ${to}: ${phrases.days(count)} de trabajo.`,
  free: (day: string) => `Elegiste el ${day}: ese día no trabajas.`,
  rest: (day: string) => `Descansas el ${day}. Ahora toca el día que trabajas.`,
  swap: (rest: string, work: string) => `Descansas el ${rest} y trabajas el ${work}.`,
}

export const daysTexts = defineTexts(es, () => import('./days-texts.en.ts'))
