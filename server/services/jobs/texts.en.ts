import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

/** The app translates the areas by their ids. */
export const areaNames = data

export const jobTexts: English<typeof es.jobTexts> = {
  unknown: 'We did not find that vacancy.',
  closed: 'This vacancy has closed. Your answers stay on this device.',
  notEligible: 'You don’t meet what it asks for right now.',
  exists: 'You have applied to this vacancy already.',
  changed: 'The questions have changed. Check them and send again.',
  wrongAnswer: [
    [
      'La respuesta {0} no es válida. Revísala y envía otra vez.',
      'Answer {0} is not valid. Check it and send again.',
    ],
  ],
  manyOfDay: 'You have applied to many vacancies today. Go on tomorrow.',

  unknownApplication: 'We did not find that application.',
  rival: 'You have applied to this vacancy, too: somebody else handles it.',
  taken: 'Somebody else has changed it. Refresh and check before you go on.',
  notNow: 'This application can’t take that step any more.',
  notADay: 'That date does not exist. Write it again.',
  untilDay: 'Choose a day between today and half a year from now.',
  interviewDay: 'Choose a day and time between today and half a year from now.',
  needsReason: 'Choose why they don’t go on.',
  wrongQuestion: 'Check the questions: one lacks text or options.',
  foreignQuestion: 'One question is of another vacancy. Refresh the list.',
  notPublished: 'This vacancy is not published.',
  manyNotes: 'This application has many notes already.',
  accountClosed: 'Their account is closed: nothing can be offered. Choose Don’t select.',
  placesFull: 'The places of this vacancy are taken.',

  // Part of notifications, which the app translates by kind.
  moreArrived: data,
  news: data,
}
