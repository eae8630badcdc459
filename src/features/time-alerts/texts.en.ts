import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  kinds: { restroom: 'Restroom', canteen: 'Canteen' },
  weekdays: basic.weekdays,
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  day: (weekday, date) => `${weekday} ${date}`,
  alerts: (count) => (count === 1 ? '1 alert' : `${count} alerts`),
  minutes: (minutes) => `${minutes} min`,
  hours: (entry, exit) => `${entry} to ${exit}`,
  noExit: (entry) => `Since ${entry}, no exit recorded`,
  over: (minutes, allowed) => `${minutes} min over the ${allowed} allowed`,
  within: (allowed) => `Within the ${allowed} min allowed`,
  unknownLength: 'No duration',
  fresh: 'New',
  freshCount: (count) => `${count} new`,
  seenToday: (time) => `You saw the new ones today at ${time}`,
  loading: 'Loading the alerts…',
  slow: basic.slow,
  again: basic.tryAgain,
  old: 'We couldn’t update the alerts.',
  oldData: shared.showsDataFrom,
  notHere: 'The alerts aren’t here yet',
  notHereText: shared.loadedOnlineThem,
  close: basic.close,

  requests: {
    label: shared.requests,
    ask: 'Request something for your team',
    askText: 'Overtime, passes, visits, vacancies',
  },

  own: {
    summary: (alerts) => `${alerts} in 90 days`,
    none: 'You have no time alerts',
    noneText: 'Alerts from the last 90 days show up here.',
    schedule: (from, to) => `Your canteen hours: ${from} to ${to}`,
    noSchedule: 'You have no canteen hours',
    noScheduleText: 'Ask your leader to register them.',
  },

  team: {
    kind: 'Alert type',
    all: shared.all,
    count: (word, count) => `${word} ${count}`,
    range: shared.period,
    ranges: { 7: '7 days', 30: '30 days', 90: '90 days' },
    to: shared.to,
    earlier: 'See earlier days',
    later: 'See later days',
    search: shared.searchByNameOrNumber,
    searchShort: shared.nameOrNumber,
    clear: shared.clearSearch,
    people: phrases.countPeople,
    nobody: shared.weCouldntFindAnyoneWith,
    showAll: shared.showEveryone,
    asTable: 'See as a table',
    asGrid: 'See by day',
    gridLabel: 'Alerts by person and day',
    columns: {
      person: shared.person,
      count: 'Alerts',
      minutes: 'Minutes',
      longest: 'Longest',
      fresh: shared.new,
    },
    number: phrases.numbered,
    line: (alerts, minutes) => `${alerts} · ${minutes}`,
    none: 'No alerts',
    many: '2 or more: filled',
    cell: (name, day, what) => `${name}, ${day}: ${what}`,
    legend: 'What each square means',
    choose: 'Choose a person or a square',
    chooseText: 'Here you see each entry, exit and its minutes.',
    detail: 'Details',
    seeAll: (alerts) => `See all ${alerts}`,
    noneHere: 'No alerts on these days',
    unknown: 'That person isn’t on your team',
    toTeam: 'See your team',
    span: (range) => `From ${range}`,
  },

  failure: {
    ...failures.soon,
    offline: shared.offlineTryAgain,
    rejected: 'We couldn’t load the alerts. Try again.',
  },
} satisfies Translation<typeof es>
