import {
  MONTHS,
  POSITION_LENGTH,
  type Profile,
  PROFILES_AT_ONCE,
  positionKey,
  REQUIREMENT_LENGTH,
  REQUIREMENTS_OF_ONE,
  type Requirement,
  requirementKinds,
} from '#domain/positions/profile.ts'
import { fold } from '#domain/text/fold.ts'
import { readSheet, type SheetRow } from './sheet.ts'
import { BrokenFile } from './zip.ts'

export const columns = ['puesto', 'tipo', 'requisito', 'meses'] as const
type Column = (typeof columns)[number]

export interface CellError {
  row: number
  column: string
  what: 'missing' | 'long' | 'kind' | 'months' | 'twice' | 'many'
}

export type FileError = 'notXlsx' | 'large' | 'broken' | 'headers' | 'empty'

export type ReadProfiles =
  | { kind: 'profiles'; profiles: Profile[] }
  | { kind: 'cells'; errors: CellError[] }
  | { kind: 'file'; error: FileError }

export const MOST_BYTES = 2 * 1024 * 1024

export function readProfiles(bytes: Uint8Array): ReadProfiles {
  if (bytes.length > MOST_BYTES) return { kind: 'file', error: 'large' }
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return { kind: 'file', error: 'notXlsx' }
  try {
    return profilesOf(readSheet(bytes))
  } catch (cause) {
    if (!(cause instanceof BrokenFile)) throw cause
    return { kind: 'file', error: 'broken' }
  }
}

export function profilesOf([header, ...rows]: readonly SheetRow[]): ReadProfiles {
  const places = header && placesOf(header)
  if (!places) return { kind: 'file', error: 'headers' }
  const byKey = new Map<string, Profile>()
  const errors: CellError[] = []
  for (const { number, cells } of rows) {
    const text = (column: Column) => cells.get(places[column]) ?? ''
    if (columns.every((column) => text(column) === '')) continue
    const before = errors.length
    const wrong = (column: Column, what: CellError['what']) =>
      errors.push({ row: number, column: letterOf(places[column]), what })
    const puesto = text('puesto')
    if (puesto === '') wrong('puesto', 'missing')
    if (puesto.length > POSITION_LENGTH) wrong('puesto', 'long')
    const clase = kindOf(text('tipo'))
    if (text('tipo') === '') wrong('tipo', 'missing')
    else if (clase === null) wrong('tipo', 'kind')
    const texto = text('requisito')
    if (texto === '') wrong('requisito', 'missing')
    if (texto.length > REQUIREMENT_LENGTH) wrong('requisito', 'long')
    const meses = text('meses') === '' ? null : Number(text('meses'))
    if (meses !== null && !(Number.isInteger(meses) && meses >= 1 && meses <= MONTHS))
      wrong('meses', 'months')
    if (clase === null || errors.length > before) continue
    const key = positionKey(puesto)
    const profile = byKey.get(key) ?? { puesto, requisitos: [] }
    byKey.set(key, profile)
    if (profile.requisitos.some((known) => isSame(known, clase, texto))) wrong('requisito', 'twice')
    else if (profile.requisitos.length >= REQUIREMENTS_OF_ONE) wrong('puesto', 'many')
    else profile.requisitos.push({ clase, texto, meses })
  }
  if (errors.length > 0) return { kind: 'cells', errors }
  if (byKey.size === 0) return { kind: 'file', error: 'empty' }
  if (byKey.size > PROFILES_AT_ONCE) return { kind: 'file', error: 'large' }
  return { kind: 'profiles', profiles: [...byKey.values()] }
}

function placesOf({ cells }: SheetRow): Record<Column, number> | null {
  const byName = new Map([...cells].map(([at, name]) => [fold(name), at]))
  const places = columns.map((column) => [column, byName.get(column)] as const)
  if (places.some(([, at]) => at === undefined)) return null
  return Object.fromEntries(places) as Record<Column, number>
}

/** Reads singular and plural: 'Conocimiento', 'Conocimientos'. */
function kindOf(text: string): Requirement['clase'] | null {
  const folded = fold(text)
  return (
    requirementKinds.find((kind) => kind === folded || `${kind}s` === folded || `${kind}es` === folded) ??
    null
  )
}

function isSame(known: Requirement, clase: Requirement['clase'], texto: string): boolean {
  return known.clase === clase && positionKey(known.texto) === positionKey(texto)
}

/** Turns 27 into 'AB'. */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last
}
