import { basic } from '#i18n/basic-words.en.ts'
import { monthNames } from '#i18n/month-names.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './days-texts.es.ts'

export const texts = {
  parts: { day: shared.day, month: shared.month, year: shared.year },
  toTyped: 'Type the date',
  toCalendar: 'Use the calendar',
  months: monthNames,
  weekdays: basic.weekdays,
  month: (name: string, year: string) => `${name} ${year}`,
  previous: (month: string) => `Previous month: ${month}`,
  next: (month: string) => `Next month: ${month}`,
  day: (weekday: string, day: string, month: string) => `${weekday}, ${day} ${month}`,
  today: 'today',
  roles: { from: 'first day', to: 'last day', between: 'chosen', only: 'chosen' },
  swapRoles: { from: 'you rest', to: 'you work' },
  past: 'can’t be chosen',
  facts: {
    asked: 'Already requested',
    granted: 'Approved day off',
    rests: 'You rest',
    works: 'You work',
    vacation: shared.vacation,
    incapacity: shared.sickLeave,
    permit: 'Permit',
  },
  letters: {
    asked: 'R',
    granted: 'O',
    rests: 'D',
    works: 'W',
    vacation: 'V',
    incapacity: 'S',
    permit: 'P',
  },
  holidayLetter: '★',
  holiday: (name: string) => `Holiday: ${name}`,
  holidays: {
    newYear: 'New Year',
    constitution: 'Constitution Day',
    juarez: 'Benito Juárez’s birthday',
    labour: 'Labor Day',
    independence: 'Independence Day',
    handover: 'Change of the federal government',
    revolution: 'Revolution Day',
    christmas: 'Christmas',
    election: 'Election day',
  },
  legend: 'What the marks mean',
  choose: {
    one: 'Tap the day.',
    range: 'Tap the day. For several days, tap the last one, too.',
    pair: 'Tap the day you rest.',
  },
  more: (day: string) => `You chose ${day}. For more days, tap the last one.`,
  one: (day: string) => `You chose ${day}.`,
  range: (from: string, to: string, count: number) => `You chose ${from} to ${to}: ${count} days.`,
  workdays: (from: string, to: string, count: number) =>
    `You chose ${from} to ${to}: ${phrases.days(count)} of work.`,
  free: (day: string) => `You chose ${day}: you don’t work that day.`,
  rest: (day: string) => `You rest on ${day}. Now tap the day you work.`,
  swap: (rest: string, work: string) => `You rest on ${rest} and work on ${work}.`,
} satisfies Translation<typeof es>
