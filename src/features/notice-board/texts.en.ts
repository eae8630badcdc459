import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')

export const texts = {
  compose: 'Write a notice',
  none: 'You haven’t published any notices yet',
  noneText: 'Write the first one. It goes to whoever you choose.',
  loading: 'Looking for the notices…',
  slow: basic.slow,
  again: basic.tryAgain,
  failed: 'We couldn’t load the notices',
  list: 'Published notices',
  pages: 'Pages of notices',
  ...phrases.pager,
  until: (date: string) => `Until ${date}`,
  published: (date: string) => `Published ${date}`,
  everyone: 'Everyone',
  counts: (delivered: number, people: number) => `${number(delivered)} of ${number(people)} received it`,
  opened: (count: number) => `${number(count)} opened it`,
  tooFew: 'It takes 5 people to show how many opened it.',
  built: 'Notices that come with Turno',
  withdrawn: shared.withdrawn,
  withdraw: shared.withdraw,
  withdrawing: shared.withdrawing,
  withdrawTitle: shared.warning,
  withdrawQuestion: (title: string) =>
    `“${title}” is removed from the lists. Some people may have already seen it.`,
  cancel: basic.cancel,
  wasWithdrawn: 'Notice withdrawn.',

  form: {
    lead: 'Keep it short and clear. One notice, one idea.',
    earlier: 'See published notices',
    scope: 'Audience',
    scopes: { todos: 'Everyone', planta: 'A plant', grupo: 'A group' },
    plant: shared.plant,
    group: 'Pay group',
    choose: 'Choose…',
    target: (name: string, people: number) => `${name} · ${number(people)}`,
    open: 'It can also be read without signing in.',
    people: (count: number) => (count === 1 ? 'It goes to 1 person.' : `It goes to ${number(count)} people.`),
    title: 'Title',
    text: 'Text',
    count: phrases.countOf,
    until: 'Shown until',
    preview: 'See how it looks',
    kept: shared.savedOnThisDevice,
    errors: 'Something is missing in your notice',
    noTitle: 'Enter a title.',
    longTitle: (limit: number) => `Use ${limit} characters or fewer in the title.`,
    noText: 'Enter the text.',
    longText: (limit: number) => `Use ${limit} characters or fewer in the text.`,
    noTarget: 'Choose who gets it.',
    noDate: 'Enter the last day it’s shown.',
    pastDate: 'Enter today or a later day.',
    farDate: 'Enter a day within the next 12 months.',
    parts: { day: shared.day, month: shared.month, year: shared.year },
    targetsFailed: 'We couldn’t load plants and groups',
  },

  preview: {
    title: 'This is how it looks',
    question: (count: number) =>
      count === 1 ? 'Publish it for 1 person?' : `Publish it for ${number(count)} people?`,
    back: 'Keep writing',
    publish: shared.publish,
    publishing: shared.publishing,
    done: (count: number) =>
      count === 1 ? 'Published for 1 person.' : `Published for ${number(count)} people.`,
  },
  notPublished: 'Not published. What you typed is still here.',

  failure: {
    ...failures.soon,
    offline: 'No internet. Connect and try again: it won’t be published twice.',
    rejected: 'The portal didn’t accept the notice. Check it.',
  },
} satisfies Translation<typeof es>
