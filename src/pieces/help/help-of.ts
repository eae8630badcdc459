import { fold } from '#domain/text/fold.ts'
import { wordsOf } from '#i18n/texts.ts'
import { helpTexts } from './help-texts.es.ts'
import { helpTopics } from './topics.ts'

export interface HelpItem {
  path: string
  name: string
  text: string
}

export function allHelp(): HelpItem[] {
  return Object.entries(helpTopics).map(([path, { name, text }]) => ({ path, name: name(), text: text() }))
}

const wordsIn = (path: string) => path.toLowerCase().split('/').filter(Boolean)

/** Most specific text for an address, with or without /DHGeneral/; null when none matches. */
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

const IGNORED_WORDS = new Set(
  'a al como con cual cuando de del donde el en es esta este esto hace hago la las lo los me mi mis para pantalla por que quiero se ser si sirve son su tu un una the what how do does is are my this screen for of to in on an i it can'.split(
    ' ',
  ),
)

type IsOwn = (path: string) => boolean

const foldedWords = (text: string) => fold(text).split(/[^a-z0-9]+/)

/** Two words may differ by an ending of this length: "recibo" and "recibos". */
const ENDING = 2
const MIN_STEM_LENGTH = 4

/** Compares from the start: "piña" is not in "opinar". Only the last typed word may be unfinished. */
function isSameWord(indexedWord: string, typed: string, isLast: boolean): boolean {
  if (isLast && indexedWord.startsWith(typed)) return true
  const [short, long] = indexedWord.length < typed.length ? [indexedWord, typed] : [typed, indexedWord]
  if (short.length < MIN_STEM_LENGTH) return short === long
  return long.startsWith(short) && long.length - short.length <= ENDING
}

/**
 * Best first. A word in the name counts more than a word in the text; of equal matches, the shorter name
 * comes first.
 */
export function findHelp(typed: string, most: number, isOwn: IsOwn): HelpItem[] {
  const searchedWords = foldedWords(typed).filter((word) => word.length > 2 && !IGNORED_WORDS.has(word))
  if (searchedWords.length === 0) return []
  const known = allHelp().filter(({ path }) => isOwn(path))
  const scored = known.map((item) => {
    const name = foldedWords(item.name)
    const text = foldedWords(item.text)
    const each = searchedWords.map((word, at) => {
      const isFound = (indexedWord: string) => isSameWord(indexedWord, word, at === searchedWords.length - 1)
      return name.some(isFound) ? 3 : text.some(isFound) ? 1 : 0
    })
    const isEnough = each.filter((points) => points > 0).length * 2 >= searchedWords.length
    return { item, points: isEnough ? each.reduce<number>((sum, points) => sum + points, 0) : 0 }
  })
  return scored
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || one.item.name.length - other.item.name.length)
    .slice(0, most)
    .map(({ item }) => item)
}

/** Maximum topics listed after the screens in the shell's search. */
const MAX_RESULTS = 3

/** SHELL-12. */
export function helpPlaces(typed: string, helpPath: string, isOwn: IsOwn): { label: string; path: string }[] {
  const { what } = wordsOf(helpTexts)
  return findHelp(typed, MAX_RESULTS, isOwn).map(({ name, path }) => ({
    label: `${what} ${name}`,
    path: topicPath(helpPath, path),
  }))
}

export function topicPath(helpPath: string, path: string): string {
  return `${helpPath}?tema=${encodeURIComponent(path)}`
}
