import type { GateEntry } from '#contract/approvals/gate.ts'
import { gatePlace, type GatePlace, isOverdue, nextWay, type Way } from '#domain/approvals/gate.ts'
import { compareText } from '#domain/text/compare-text.ts'
import { companyDate, companyTime } from '#domain/time/dates.ts'
import { containsWords } from '#domain/text/fold.ts'
import type { Placed } from './mark-place.ts'

export interface Mark extends Placed {
  /** Person's name; '' for another guard's mark, which has only kind and folio. */
  name: string
  isWaiting: boolean
}

export interface Item extends Omit<GateEntry, 'marca'> {
  last: { via: Way; at: number; isWaiting: boolean } | null
  next: Way
  place: GatePlace
}

/**
 * Combines entries and marks; the latest mark counts. Past days' entries are dropped unless the person is still
 * inside, as on the server.
 */
export function withMarks(entries: readonly GateEntry[], marks: readonly Mark[], today: string): Item[] {
  const items = [...entries, ...unlisted(entries, marks)].map(({ marca, ...entry }): Item => {
    const known = marca && { via: marca.via, at: Date.parse(marca.hora), isWaiting: false }
    const own = marks.filter(({ id }) => id === entry.id)
    const all = [...(known ? [known] : []), ...own].sort((one, other) => one.at - other.at)
    const last = all.at(-1) ?? null
    return {
      ...entry,
      last: last && { via: last.via, at: last.at, isWaiting: own.some(({ isWaiting }) => isWaiting) },
      next: nextWay(entry.clase, last?.via ?? null),
      place: gatePlace(entry, last?.via ?? null),
    }
  })
  return items.filter(({ diaFin, place }) => diaFin >= today || place === 'inside')
}

/**
 * Returns entries for marks that the list lacks: the server dropped the entry, or the cached list is older. An
 * evacuation must list everyone who may be inside.
 */
function unlisted(entries: readonly GateEntry[], marks: readonly Mark[]): GateEntry[] {
  const known = new Set(entries.map(({ id }) => id))
  return marks.flatMap(({ id, clase, name, at }) => {
    if (known.has(id)) return []
    known.add(id)
    const day = companyDate(at)
    const none = { numero: '', de: '', lugar: '', placas: '', llega: '', seVa: '', recibe: '', autorizo: '' }
    return { ...none, id, clase, nombre: name, dia: day, diaFin: day, marca: null, claves: [] }
  })
}

export function isPerson({ clase }: Pick<Item, 'clase'>): boolean {
  return clase !== 'ingreso_material'
}

export function insideFirst(items: readonly Item[], now: number): Item[] {
  return items
    .filter(({ place }) => place === 'inside')
    .sort(
      (one, other) =>
        Number(isOverdue(other, now)) - Number(isOverdue(one, now)) ||
        (one.last?.at ?? 0) - (other.last?.at ?? 0),
    )
}

/** Expected time of the next mark, HH:MM; '' for none. */
const expectedAt = ({ last, llega, seVa }: Item) => (last === null ? llega : seVa)

export function isMissing(item: Item, now: number): boolean {
  const at = expectedAt(item)
  return item.place === 'ahead' && at !== '' && item.dia <= companyDate(now) && at < companyTime(now)
}

export function aheadFirst(items: readonly Item[], now: number): Item[] {
  return items
    .filter(({ place }) => place === 'ahead')
    .sort(
      (one, other) =>
        Number(isMissing(other, now)) - Number(isMissing(one, now)) ||
        compareText(expectedAt(one), expectedAt(other)),
    )
}

export function search(items: readonly Item[], wanted: string): Item[] {
  return items.filter(({ id, nombre, de, numero, placas, recibe }) =>
    containsWords([id, nombre, de, numero, placas, recibe].join(' '), wanted.trim()),
  )
}

/** Target of a code or typed text: a folio, or the hash of a public link's key. Null for other text. */
export type Named = { folio: number } | { keyHash: string } | null

/** Matches a link key (256 bit, base64url) after its route. */
const KEY = /[/#?=]([\w-]{43})(?=$|[/?&#])/
const FOLIO = /^\s*(?:\D{0,30}\s)?(\d{1,10})\s*$/

export async function readCode(text: string): Promise<Named> {
  const [, key] = KEY.exec(text) ?? []
  if (key !== undefined) return { keyHash: await hashOf(key) }
  const [, folio] = FOLIO.exec(text) ?? []
  return folio === undefined ? null : { folio: Number(folio) }
}

export function named<Found extends Pick<Item, 'id' | 'claves'>>(
  items: readonly Found[],
  code: Named,
): Found | null {
  if (code === null) return null
  const isIt = ({ id, claves }: Found) =>
    'folio' in code ? id === code.folio : claves.includes(code.keyHash)
  return items.find(isIt) ?? null
}

async function hashOf(key: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
