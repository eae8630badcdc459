import { fold } from '#domain/text/fold.ts'
import { soundOf } from '#domain/text/sound-of.ts'
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

/**
 * Returns the most specific help text for an address, with or without /DHGeneral/; null when none matches.
 */
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
  'a al como con cual cuando cuanta cuantas cuanto cuantos de del donde el en es esta este esto hace hago la las lo los me menos mes meses mi mis para pantalla por que quiero se semana semanas ser si sirve son su toca tu un una the what how do does is are my this screen for of to in on an i it can gracias'
    .split(' ')
    .map(soundOf),
)

/** Common words of requests. In a longer search, matches of only these words do not find a screen. */
const VAGUE_WORDS = new Set(
  'cambia cambiar cambie cambien cambio cambios corregir hacer necesito ocupo pedir podria podrian puede pueden puedo queda quedan saber tener'
    .split(' ')
    .map(soundOf),
)

/** The app's name inside a topic's name. The search ignores it, because "turno" also means a shift. */
const APP_NAME = / Turno\b/

type IsOwn = (path: string) => boolean

/** Returns the words by sound, because people write "vacasiones" and "kardes". */
const wordSounds = (text: string) =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .map((word) => (/\d/.test(word) ? word : soundOf(word)))

/** Maximum length of the ending by which two matching words may differ: "recibo" and "recibos". */
const ENDING = 2
const MIN_STEM_LENGTH = 4

/**
 * Compares words from their start: "piña" does not match "opinar". Only the last typed word may be
 * unfinished.
 */
function isSameWord(indexedWord: string, typed: string, isLast: boolean): boolean {
  if (isLast && indexedWord.startsWith(typed)) return true
  const [short, long] = indexedWord.length < typed.length ? [indexedWord, typed] : [typed, indexedWord]
  if (short.length < MIN_STEM_LENGTH) return short === long
  return long.startsWith(short) && long.length - short.length <= ENDING
}

/** Points for each word of a phrase in `asked`. A word in the name gives 3. */
const ASKED_POINTS = 4

/** Returns the points of the longest phrase that the typed words contain. */
function askedPoints(path: string, typed: readonly string[]): number {
  const lengths = (helpTopics[path]?.asked ?? []).map((phrase) => {
    const wanted = wordSounds(phrase)
    const isAt = (start: number) =>
      wanted.every((word, at) => isSameWord(word, typed[start + at] ?? '', false))
    return typed.some((_, start) => isAt(start)) ? wanted.length : 0
  })
  return ASKED_POINTS * Math.max(0, ...lengths)
}

/**
 * Returns the best matches first. A word in the name counts more than a word in the text. Of two matches with
 * the same points, the shorter name comes first.
 *
 * @param isComplete true for a sent sentence, whose last word is finished
 */
export function findHelp(typed: string, most: number, isOwn: IsOwn, isComplete = false): HelpItem[] {
  const typedWords = wordSounds(typed)
  const searchedWords = typedWords.filter((word) => word.length > 2 && !IGNORED_WORDS.has(word))
  if (searchedWords.length === 0) return []
  const isVagueOnly = searchedWords.every((word) => VAGUE_WORDS.has(word))
  const isCounted = searchedWords.map((word) => isVagueOnly || !VAGUE_WORDS.has(word))
  const needed = isCounted.filter(Boolean).length / 2
  const known = allHelp().filter(({ path }) => isOwn(path))
  const scored = known.map((item) => {
    const name = wordSounds(item.name.replace(APP_NAME, ''))
    const text = wordSounds(item.text)
    const each = searchedWords.map((word, at) => {
      const isFound = (indexedWord: string) =>
        isSameWord(indexedWord, word, !isComplete && at === searchedWords.length - 1)
      return name.some(isFound) ? 3 : text.some(isFound) ? 1 : 0
    })
    const asked = askedPoints(item.path, typedWords)
    const found = each.filter((points, at) => points > 0 && isCounted[at]).length
    // A match of exactly half the words needs one in the name: "a qué hora es la comida" finds nothing. So does a
    // sent sentence with one match: "cambiar mi tarjeta" is not about the card of recognition.
    const isInName = each.some((points, at) => points > 1 && isCounted[at])
    const isFoundByText = found > needed && !(isComplete && found === 1)
    const isEnough = asked > 0 || isFoundByText || (found >= needed && found > 0 && isInName)
    return { item, points: isEnough ? each.reduce<number>((sum, points) => sum + points, asked) : 0 }
  })
  return scored
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || one.item.name.length - other.item.name.length)
    .slice(0, most)
    .map(({ item }) => item)
}

/** Maximum number of topics listed after the screens in the shell's search. */
const MAX_RESULTS = 3

/** Returns the help topics for the shell's search (SHELL-12). */
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
