import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Elige con cuál te quedas',
  lead: (name: string) => `El portal ya tenía otras respuestas en «${name}». Compara y elige.`,
  mine: 'Lo mío',
  theirs: 'Lo del portal',
  confirmedAt: (date: string) => `Lo mío es del ${date}.`,
  savedAt: (date: string) => `Lo del portal es del ${date}.`,
  differences: 'Diferencias',
  nothing: phrases.noAnswer,
  keepMine: 'Quedarme con lo mío',
  keepTheirs: 'Quedarme con lo del portal',
  busy: basic.saving,
  isMine: 'Lo tuyo se envía en cuanto haya internet.',
  isTheirs: 'Quedó lo del portal.',
  isChosen: 'Ya habías elegido.',
}

export const choiceTexts = defineTexts(es, () => import('./choice-texts.en.ts'))
