import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

export const texts: Translation<typeof es> = {
  title: '360 evaluation',
  slow: basic.slow,
  again: basic.tryAgain,
  close: basic.close,
  failure: { ...failures.later, offline: shared.needsInternet, rejected: phrases.somethingFailed },
  offline: {
    title: 'Open it once while you’re online',
    text: 'Then you can answer offline.',
  },
  list: {
    loading: 'Loading your evaluations',
    waiting: 'To answer',
    queued: shared.toSend,
    done: 'Answered',
    none: 'You have no evaluations to answer',
    noneText: 'We’ll let you know when you have one.',
    old: 'We couldn’t refresh your evaluations',
    result: 'Your result',
    resultText: 'How others see you and how you see yourself',
    as: {
      Par: 'As a peer',
      Cliente: 'As a client',
      Jefe: 'As the leader',
      Autoevaluación: 'Your self-evaluation',
    },
    due: (day) => `Answer by ${day}`,
    overdue: (day) => `Was due on ${day}: you can still answer`,
    begun: 'Started on this device',
    progress: (given, all) => `${given} of ${all} so far`,
  },
  ask: {
    loading: 'Loading the evaluation',
    who: phrases.numberedIn,
    category: (at, of, name) => `Category ${at} of ${of}: ${name}`,
    question: (at, of, given, all) => `Question ${at} of ${of} · ${given} of ${all} so far`,
    categories: 'Categories',
    toCategory: (at, name, given, of) => `Category ${at}: ${name}, ${given} of ${of}`,
    missing: 'To continue to the next category, answer every question first.',
    previous: shared.previous,
    next: shared.next,
    finish: 'Finish survey',
    gone: 'This evaluation is no longer on your list.',
    goneText: 'It may have closed.',
  },
  comments: {
    title: 'Final comments',
    lead: 'They’re optional. Nobody sees who wrote them.',
    strength: 'Their strength',
    opportunity: 'Their area for improvement',
    leadOwn: 'They’re optional. They’re saved with your self-evaluation.',
    strengthOwn: 'Your strength',
    opportunityOwn: 'Your area for improvement',
    count: phrases.countOf,
    tooLong: phrases.lettersAtMost,
    review: phrases.toReview,
  },
  review: {
    title: 'Review your answers',
    lead: (name) => `Tap one to change it. This is how you rated ${name}.`,
    leadOwn: 'Tap one to change it. This is how you rated yourself.',
    send: shared.send,
    sending: shared.sending,
    comments: shared.comments,
    noComments: 'No comments',
    open: (count) => `${questions(count)} left to answer`,
  },
  thanks: 'Thank you for your answers',
  waits: shared.savedHereAndSent,
  notKept: shared.theresNoSpaceOnThis,
  refused: 'It wasn’t sent',
  closed: 'You can no longer answer it',
  medals: { Bronce: 'Bronze', Plata: 'Silver', Oro: 'Gold', Platino: 'Platinum' },
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
}
