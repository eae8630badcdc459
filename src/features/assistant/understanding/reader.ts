import type { BesideNumber, Concept, Lexicon, Said, VerbForms } from './lexicon.ts'
import { SURE, slipsAllowed, slipsBetween } from './sounds.ts'

/** `concept` is null for a word without meaning and undefined for an unknown word. */
interface Reading {
  concept: Concept | null | undefined
  ending?: string
  end: number
}

export interface Reader {
  read: (words: readonly string[], at: number) => Reading
  /** Direction of the noun's preposition: "a mi préstamo", "de la caja". */
  before: (words: readonly string[], at: number) => 'toward' | 'from' | null
  /**
   * Returns the place of the governing word. `isDirect` is true in "retirar mi locker" and false in "entrar al
   * comedor".
   */
  ruling: (words: readonly string[], at: number) => { place: number; isDirect: boolean }
  isBeside: (kind: BesideNumber, words: readonly string[], at: number) => boolean
  isUnsure: (words: readonly string[]) => boolean
  verbs: VerbForms
}

/** Verb endings with pronouns, by sound: "sub-anle", "descont-arme". */
export const ENDING =
  /^(?:[aei]r|[aeio]|[ae]n|[ae]s|[aei]mos|[ai]d[oa]s?|ando|iendo|aron|ieron|aste|iste|io|aban?|ian?|[aei]r(?:e|an?|emos|ian?))(?:me|te|se|les?|l[oa]s?|nos|mel[oa]|sel[oa])?$/

interface Entry {
  sound: string
  concept: Concept | null | undefined
  form: 'word' | 'stem' | 'verb'
}

interface Phrase {
  parts: readonly Entry[]
  concept: Concept | null | undefined
}

export function readerOf({
  said,
  empty,
  strange,
  before,
  beside,
  unsure,
  verbs,
  soundOf: heard,
}: Lexicon): Reader {
  const words = new Map<string, Entry>()
  const roots: Entry[] = []
  const phrases: Phrase[] = []
  const lists: [Concept | null | undefined, string][] = [
    [null, empty],
    [undefined, strange],
    ...(Object.entries(said) as [Said, string][]),
  ]
  for (const [concept, list] of lists) {
    for (const written of list.split(' ')) {
      const parts = written.split('_').map((part) => entryOf(part, concept, heard))
      const [entry] = parts
      if (parts.length > 1) phrases.push({ parts, concept })
      else if (entry?.form === 'word') words.set(entry.sound, entry)
      else if (entry) roots.push(entry)
    }
  }
  // Longer entries are more specific.
  roots.sort((one, other) => other.sound.length - one.sound.length)
  phrases.sort((one, other) => other.parts.length - one.parts.length)
  const entries = [...roots, ...words.values()]
  const soundsOf = (list: string) => new Set(list.split(' ').map(heard))
  const toward = soundsOf(before.toward)
  const from = soundsOf(before.from)
  const direct = soundsOf(before.direct)
  const nouns = soundsOf(before.nouns)
  const partsOf = (list: string) => list.split(' ').map((each) => each.split('_').map(heard))
  const unsures = partsOf(unsure)
  const besides = Object.fromEntries(
    Object.entries(beside).map(([kind, list]) => [kind, partsOf(list)]),
  ) as Record<BesideNumber, string[][]> // Safe cast: the keys come from the lexicon.
  // Caches the sounds of each sentence, because sentences are read word by word.
  const heardLists = new WeakMap<readonly string[], readonly string[]>()
  const soundAt = (list: readonly string[], at: number) => {
    const sounds = heardLists.get(list) ?? list.map(heard)
    heardLists.set(list, sounds)
    return sounds[at] ?? ''
  }
  const isAnyAt = (wanted: string[][], list: readonly string[], at: number) =>
    wanted.some((parts) => parts.every((part, index) => part === soundAt(list, at + index)))
  const nounStart = (list: readonly string[], at: number) => {
    let place = at - 1
    while (nouns.has(soundAt(list, place))) place--
    return place
  }
  return {
    read(list, at) {
      const phrase = phrases.find(({ parts }) =>
        parts.every((part, index) => fits(part, soundAt(list, at + index))),
      )
      const sound = soundAt(list, at)
      if (phrase) {
        const { concept, parts } = phrase
        return { concept, end: at + parts.length, ending: endingOf(parts[0], sound) }
      }
      const word = words.get(sound)
      const root = word ? undefined : roots.find((each) => fits(each, sound))
      const entry = word ?? root ?? nearest(sound, entries)
      // A single letter is a meaningless abbreviation: "q", "k", "x".
      const concept = entry || sound.length > 1 ? entry?.concept : null
      return {
        concept,
        end: at + 1,
        ending: endingOf(root, sound),
      }
    },
    ruling(list, at) {
      const before = nounStart(list, at)
      const preposition = soundAt(list, before)
      if (toward.has(preposition) || from.has(preposition)) return { place: before - 1, isDirect: false }
      return { place: before, isDirect: before < at - 1 }
    },
    before(list, at) {
      const place = nounStart(list, at)
      const preposition = soundAt(list, place)
      // "A prestar" and "caja de ahorro" express no direction.
      if (place === at - 1 && !direct.has(preposition)) return null
      if (toward.has(preposition)) return 'toward'
      return from.has(preposition) ? 'from' : null
    },
    isBeside: (kind, list, at) => isAnyAt(besides[kind], list, at),
    isUnsure: (list) => list.some((_, at) => isAnyAt(unsures, list, at)),
    verbs,
  }
}

function entryOf(written: string, concept: Entry['concept'], heard: Lexicon['soundOf']): Entry {
  const form = written.endsWith('*') ? 'stem' : written.endsWith('-') ? 'verb' : 'word'
  return { sound: heard(form === 'word' ? written : written.slice(0, -1)), concept, form }
}

function endingOf(entry: Entry | undefined, sound: string): string | undefined {
  return entry?.form === 'verb' ? sound.slice(entry.sound.length) : undefined
}

function fits({ sound, form }: Entry, heard: string): boolean {
  if (form === 'word') return heard === sound
  if (!heard.startsWith(sound)) return false
  return form === 'stem' || ENDING.test(heard.slice(sound.length))
}

/** Minimum length of a whole word that tolerates a typo, because shorter words resemble too many others. */
const SURE_WORD = 6

function nearest(sound: string, entries: readonly Entry[]): Entry | undefined {
  if (sound.length < SURE) return undefined
  let best: { entry: Entry; slips: number } | undefined
  for (const entry of entries) {
    const { sound: wanted, form } = entry
    if (wanted.length < (form === 'word' ? SURE_WORD : SURE) || wanted[0] !== sound[0]) continue
    const slips = Math.min(...beginnings(sound, entry).map((each) => slipsBetween(wanted, each)))
    if (slips <= slipsAllowed(wanted) && slips < (best?.slips ?? Number.POSITIVE_INFINITY))
      best = { entry, slips }
  }
  return best?.entry
}

/** Returns the beginnings of a word that may be the stem; at most one letter is missing or added. */
function beginnings(sound: string, { sound: wanted, form }: Entry): string[] {
  if (form === 'word') return [sound]
  const lengths = [wanted.length - 1, wanted.length, wanted.length + 1].filter(
    (length) => length <= sound.length,
  )
  const found = lengths.map((length) => sound.slice(0, length))
  return form === 'stem' || wanted.length > SURE
    ? found
    : found.filter((each) => ENDING.test(sound.slice(each.length)))
}
