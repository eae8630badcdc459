import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const areaNames = data

export const jobTexts: English<typeof es.jobTexts> = {
  unknown: 'We couldn’t find that vacancy.',
  closed: 'This vacancy has closed. Your answers stay on this device.',
  notEligible: 'You don’t meet the requirements to apply right now.',
  exists: 'You’ve already applied to this vacancy.',
  changed: 'The questions changed. Check them and send again.',
  wrongAnswer: [
    [
      'La respuesta {0} no es válida. Revísala y envía otra vez.',
      'Answer {0} isn’t valid. Check it and send again.',
    ],
  ],
  manyOfDay: 'You’ve already applied to many vacancies today. Continue tomorrow.',

  unknownApplication: 'We couldn’t find that application.',
  rival: 'You also applied to this vacancy: someone else must handle it.',
  taken: 'Someone else made a change. Refresh and check before you continue.',
  notNow: 'You can’t take that step with this application anymore.',
  notADay: 'That date doesn’t exist. Enter it again.',
  untilDay: 'Choose a day within the next six months.',
  interviewDay: 'Choose a day and time within the next six months.',
  needsReason: 'Choose the reason.',
  wrongQuestion: 'Check the questions: one is missing text or options.',
  foreignQuestion: 'One question belongs to another vacancy. Refresh the list.',
  notPublished: 'This vacancy isn’t published.',
  manyNotes: 'You can’t add more notes to this application.',
  accountClosed: 'Their account is closed: you can’t send an offer. Choose Don’t select.',
  placesFull: 'All openings for this vacancy are filled.',

  moreArrived: data,
  news: data,
}
