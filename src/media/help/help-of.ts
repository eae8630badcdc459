import { fold } from '#domain/fold.ts'
import { wordsOf } from '#i18n/texts.ts'
import { helpTexts } from './help-texts.es.ts'
import { helpWords } from './help-words.es.ts'

export interface HelpItem {
  /** The beginning of the addresses that it is about. */
  path: string
  name: string
  text: string
}

/** All of them, in the language of the moment. */
export function allHelp(): HelpItem[] {
  return Object.entries(wordsOf(helpWords)).map(([path, { name, text }]) => ({ path, name, text }))
}

const wordsIn = (path: string) => path.toLowerCase().split('/').filter(Boolean)

/** Of the screen at an address, also of one below it or under /DHGeneral/; null where nobody has written any. */
export function helpOf(path: string): HelpItem | null {
  const words = wordsIn(path)
  const place = words[0] === 'dhgeneral' ? words.slice(1) : words
  let best: HelpItem | null = null
  for (const item of allHelp()) {
    const own = wordsIn(item.path)
    const isOf = own.every((word, at) => place[at] === word)
    if (isOf && (best === null || own.length > wordsIn(best.path).length)) best = item
  }
  return best
}

/** Words that say nothing about what is looked for, in both languages. */
const SMALL = new Set(
  'a al como con cual cuando de del donde el en es esta este esto hace hago la las lo los me mi mis para pantalla por que quiero se ser si sirve son su tu un una the what how do does is are my this screen for of to in on an i it can'.split(
    ' ',
  ),
)

/** Whether the screen of a topic is the person's own. */
type IsOwn = (path: string) => boolean

const foldedWords = (text: string) => fold(text).split(/[^a-z0-9]+/)

/** Longest ending in which a word may differ: "recibo" and "recibos". */
const ENDING = 2
const FEWEST_BEFORE_ENDING = 4

/** "Piña" is not in "opinar"; only the last word that is typed may be unfinished. */
function isSameWord(said: string, typed: string, isLast: boolean): boolean {
  if (isLast && said.startsWith(typed)) return true
  const [short, long] = said.length < typed.length ? [said, typed] : [typed, said]
  if (short.length < FEWEST_BEFORE_ENDING) return short === long
  return long.startsWith(short) && long.length - short.length <= ENDING
}

/** What fits the words best, the name counting more than the text. */
export function findHelp(typed: string, most: number, isOwn: IsOwn): HelpItem[] {
  const wanted = foldedWords(typed).filter((word) => word.length > 2 && !SMALL.has(word))
  if (wanted.length === 0) return []
  const known = allHelp().filter(({ path }) => isOwn(path))
  const scored = known.map((item) => {
    const name = foldedWords(item.name)
    const text = foldedWords(item.text)
    const each = wanted.map((word, at) => {
      const isSaid = (said: string) => isSameWord(said, word, at === wanted.length - 1)
      return name.some(isSaid) ? 3 : text.some(isSaid) ? 1 : 0
    })
    const isEnough = each.filter((points) => points > 0).length * 2 >= wanted.length
    return { item, points: isEnough ? each.reduce<number>((sum, points) => sum + points, 0) : 0 }
  })
  return scored
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ item }) => item)
}

/** How many the shell's search shows after the screens themselves. */
const MOST_PLACES = 3

/** For the shell's search (SHELL-12): where the help says something about what is typed. */
export function helpPlaces(typed: string, helpPath: string, isOwn: IsOwn): { label: string; path: string }[] {
  const { what } = wordsOf(helpTexts)
  return findHelp(typed, MOST_PLACES, isOwn).map(({ name, path }) => ({
    label: `${what} ${name}`,
    path: topicPath(helpPath, path),
  }))
}

/** The help's address of one text. */
export function topicPath(helpPath: string, path: string): string {
  return `${helpPath}?tema=${encodeURIComponent(path)}`
}
