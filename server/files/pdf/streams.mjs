import { createWork, isSpace, Lexer } from './lexer.mjs'
import { valuesAt } from './objects.mjs'
import { PdfRefused } from './refusal.mjs'
import { MAX_UNPACKED, unpack } from './unpack.mjs'

const MAX_PACKED_OBJECTS = 200_000
const MAX_STEPS = 2_000_000
const FILTERS = new Set(
  [
    ['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'LZWDecode', 'LZW', 'FlateDecode', 'Fl'],
    [
      'RunLengthDecode',
      'RL',
      'CCITTFaxDecode',
      'CCF',
      'JBIG2Decode',
      'DCTDecode',
      'DCT',
      'JPXDecode',
      'Crypt',
    ],
  ].flat(),
)

const broken = (why) => new PdfRefused('broken', why)

/** Values by object number. A number may have several values. Readers differ in which one they use. */
export class Lookup {
  byNumber = new Map()
  /** Objects with an unreadable number. A reference to any number may mean them. */
  unnumbered = []
  decisive = new Map()

  steps = MAX_STEPS

  add(number, value) {
    if (number === null) {
      this.unnumbered.push(value)
      return
    }
    const known = this.byNumber.get(number)
    if (known) known.push(value)
    else this.byNumber.set(number, [value])
  }

  all(value) {
    if (value?.ref === undefined) return [value]
    const known = [...(this.byNumber.get(value.ref) ?? []), ...this.unnumbered]
    this.steps -= known.length
    if (this.steps < 0) throw new PdfRefused('heavy', 'too many versions of one object')
    return known
  }

  /** Returns the only value. @throws PdfRefused when two readers could use different values */
  only(value) {
    if (value?.ref === undefined) return value
    if (this.decisive.has(value.ref)) return this.decisive.get(value.ref)
    const [one, ...others] = this.all(value)
    if (one === undefined || one?.ref !== undefined || others.some((each) => !isSame(each, one))) {
      throw broken('an ambiguous entry of a stream')
    }
    this.decisive.set(value.ref, one)
    return one
  }
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the only value of a key; undefined for a missing key. @throws PdfRefused for a repeated key */
function onlyAt(dictionary, key, lookup) {
  const values = valuesAt(dictionary, key)
  if (values.length > 1) throw broken('a repeated key')
  return values.length === 0 ? undefined : (lookup.only(values[0]) ?? undefined)
}

/** Returns whether a reader could search a stream for objects, by its type or by an entry of such streams. */
export function holdsObjects({ value, stream }, lookup) {
  if (stream === null) return false
  const types = valuesAt(value, 'Type').flatMap((each) => lookup.all(each))
  return valuesAt(value, 'First').length > 0 || types.some((each) => each?.name === 'ObjStm')
}

function extentOf(bytes, { stream }, length) {
  let from = stream
  if (bytes[from] === 13) from++
  if (bytes[from] === 10) from++
  if (from === stream || !Number.isInteger(length) || length < 0 || from + length > bytes.length) return null
  let end = from + length
  for (let gap = 0; gap < 4 && isSpace(bytes[end]); gap++) end++
  return bytes.toString('latin1', end, end + 9) === 'endstream' ? { from, until: from + length } : null
}

/**
 * Returns the farthest end of a stream among its possible lengths. Returns the stream's start when every
 * length is wrong.
 */
export function endOf(bytes, object, lookup) {
  const lengths = valuesAt(object.value, 'Length').flatMap((each) => lookup.all(each))
  return Math.max(
    object.stream,
    ...lengths.slice(0, 100).map((each) => extentOf(bytes, object, each)?.until ?? 0),
  )
}

/** @throws PdfRefused for an unknown filter, also behind references */
export function checkFilters({ value, stream }, lookup) {
  if (stream === null) return
  const given = valuesAt(value, 'Filter').flatMap((each) => lookup.all(each))
  for (const each of given.flatMap((one) =>
    Array.isArray(one) ? one.flatMap((item) => lookup.all(item)) : [one],
  )) {
    if (each !== null && !FILTERS.has(each?.name)) throw broken('an unknown filter')
  }
}

/**
 * Returns the objects in a stream, each from its declared start. Also searches the bytes between them for
 * names.
 * @throws PdfRefused when two readers could differ, or a reader could not read the stream at all
 */
export function packedObjects(bytes, object, lookup, { budget, security, listener }) {
  const { value } = object
  for (const key of ['F', 'DP', 'FFilter', 'FDecodeParms']) {
    if (valuesAt(value, key).length > 0) throw broken('packed objects with ambiguous filters')
  }
  const extent = extentOf(bytes, object, onlyAt(value, 'Length', lookup))
  if (extent === null) throw broken('packed objects without a clear end')
  const parameters = parametersOf(onlyAt(value, 'DecodeParms', lookup), lookup)
  const written = bytes.subarray(extent.from, extent.until)
  const plain = unpack(
    security === null ? written : security.stream(written, object),
    filtersOf(onlyAt(value, 'Filter', lookup), lookup),
    parameters,
    budget.unpacked,
  )
  budget.unpacked -= plain.length
  return readPacked(plain, onlyAt(value, 'N', lookup), onlyAt(value, 'First', lookup), budget, listener)
}

export function createBudget() {
  return { unpacked: MAX_UNPACKED, objects: MAX_PACKED_OBJECTS }
}

function filtersOf(value, lookup) {
  const list = value === undefined ? [] : Array.isArray(value) ? value : [value]
  return list.map((each) => lookup.only(each)?.name ?? '')
}

function parametersOf(value, lookup) {
  const list = Array.isArray(value) ? value : [value]
  if (list.length > 1) throw broken('several parameters for one filter')
  const dictionary = list.length === 0 ? undefined : lookup.only(list[0])
  const parameters = new Map()
  for (const [key] of dictionary?.dict ?? []) {
    const number = onlyAt(dictionary, key, lookup)
    if (['Predictor', 'Colors', 'BitsPerComponent', 'Columns'].includes(key)) {
      if (!Number.isInteger(number) || number < 1 || number > 1_000_000)
        throw broken('parameters out of range')
      parameters.set(key, number)
    }
  }
  return parameters
}

function readPacked(plain, count, first, budget, { onName, onLooseName }) {
  if (
    !Number.isInteger(count) ||
    !Number.isInteger(first) ||
    count < 0 ||
    first < 0 ||
    first > plain.length
  ) {
    throw broken('packed objects without a table')
  }
  budget.objects -= count
  if (budget.objects < 0) throw new PdfRefused('heavy', 'too many packed objects')
  const work = createWork(6 * plain.length + 65_536)
  const table = new Lexer(plain, 0, work, onName)
  const packed = []
  for (let at = 0; at < count; at++) {
    const [number, offset] = [table.next(), table.next()]
    if (
      !Number.isInteger(number) ||
      !Number.isInteger(offset) ||
      offset < 0 ||
      first + offset >= plain.length
    ) {
      throw broken('packed objects with a wrong table')
    }
    packed.push({ number, value: new Lexer(plain, first + offset, work, onName).value() })
  }
  const rest = new Lexer(plain, 0, work, onLooseName)
  while (rest.next() !== undefined);
  return packed
}
