import { openWithoutPassword } from './decrypt.mjs'
import { dictionariesIn, findObjects, valuesAt } from './objects.mjs'
import { PdfRefused } from './refusal.mjs'
import { checkFilters, createBudget, endOf, holdsObjects, Lookup, packedObjects } from './streams.mjs'

const ACTIVE = new Set(
  [
    ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment', 'Collection'],
    ['RichMedia', 'RichMediaExecute', 'RichMediaContent', 'RichMediaSettings', 'RichMediaCommand', '3D'],
    ['OnInstantiate', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'GoTo3DView', 'Rendition', 'Renditions'],
    ['Movie', 'Sound', 'XFA', 'AA'],
  ].flat(),
)
const EXTERNAL_KEYS = ['F', 'FFilter', 'Ref']
const SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'ftp'])

const MAX_BYTES_AFTER_END = 1024

const active = (why) => new PdfRefused('active', why)

/**
 * Checks every object of a PDF for encryption and active content, including compressed objects and earlier
 * versions. See docs/decisions/form-and-documents.md, "Our own PDF parser".
 * @param {Buffer} bytes
 * @throws PdfRefused
 */
export function judgePdf(bytes) {
  if (hasDataAfterEnd(bytes)) throw new PdfRefused('mixed', 'data after the end')
  const listener = createListener()
  const { found, trailers } = findObjects(bytes, listener.onName)
  const security = listener.isLocked ? openSecurity(found, trailers) : null
  listener.isLocked = false
  if (security !== null) for (const object of found) object.value = security.value(object.value, object)
  const lookup = lookupOf(found)
  const packed = unpackAll(bytes, found, lookup, { security, listener })
  if (listener.isLocked) throw new PdfRefused('locked', 'encrypted')
  if (listener.isActive) throw active('a name of active content')
  checkWhole(bytes, found, lookup)
  for (const object of found) checkFilters(object, lookup)
  let openings = 0
  for (const { value, stream } of [...found, ...trailers, ...packed]) {
    if (stream !== null && EXTERNAL_KEYS.some((key) => valuesAt(value, key).length > 0))
      throw active('a stream in another file')
    for (const dictionary of dictionariesIn(value)) {
      checkActions(dictionary, lookup)
      openings += valuesAt(dictionary, 'OpenAction').length
    }
  }
  if (openings !== listener.openings) throw active('an opening action outside the objects that were checked')
}

function createListener() {
  const listener = { isActive: false, isLocked: false, openings: 0 }
  const onLooseName = (name) => {
    if (ACTIVE.has(name)) listener.isActive = true
    if (name === 'Encrypt') listener.isLocked = true
  }
  const onName = (name) => {
    if (name === 'OpenAction') listener.openings++
    onLooseName(name)
  }
  return Object.assign(listener, { onName, onLooseName })
}

/**
 * Returns whether more than MAX_BYTES_AFTER_END bytes follow the end mark, without white space and control
 * characters. Without a mark, the app's PDF reader decides later whether the file is complete.
 */
function hasDataAfterEnd(bytes) {
  const end = bytes.lastIndexOf('%%EOF')
  let bytesAfterEnd = 0
  for (
    let at = end < 0 ? bytes.length : end + 5;
    at < bytes.length && bytesAfterEnd <= MAX_BYTES_AFTER_END;
    at++
  ) {
    if (bytes[at] > 32) bytesAfterEnd++
  }
  return bytesAfterEnd > MAX_BYTES_AFTER_END
}

function lookupOf(found) {
  const lookup = new Lookup()
  for (const { number, value, fault } of found) if (fault === null) lookup.add(number, value)
  return lookup
}

function openSecurity(found, trailers) {
  const tables = found.filter(({ value, stream }) => {
    return stream !== null && valuesAt(value, 'Type').some((each) => each?.name === 'XRef')
  })
  try {
    return openWithoutPassword(
      [...trailers, ...tables].map(({ value }) => value),
      lookupOf(found),
    )
  } catch (cause) {
    // An unreadable encryption counts as locked.
    throw cause?.problem === 'broken' ? new PdfRefused('locked', cause.message) : cause
  }
}

function unpackAll(bytes, found, lookup, ways) {
  const budget = createBudget()
  const packed = []
  for (const object of found) {
    if (!holdsObjects(object, lookup)) continue
    for (const each of packedObjects(bytes, object, lookup, { ...ways, budget }))
      packed.push({ ...each, stream: null })
  }
  for (const { number, value } of packed) {
    if (lookup.decisive.has(number))
      throw new PdfRefused('broken', 'an object needed to read a stream is compressed')
    lookup.add(number, value)
  }
  return packed
}

/**
 * Refuses incomplete objects with a number, except inside another object or its stream. A reader may parse
 * them elsewhere.
 */
function checkWhole(bytes, found, lookup) {
  if (found.length === 0) throw new PdfRefused('broken', 'no objects')
  let inside = 0
  for (const object of found) {
    if (object.from < inside) continue
    if (object.fault !== null) {
      if (object.number !== null) throw object.fault
      continue
    }
    inside = Math.max(inside, object.stream === null ? object.end : endOf(bytes, object, lookup))
  }
}

/**
 * Refuses opening actions that do not go to a page, links with a scheme outside SCHEMES, and threads of other
 * files.
 */
function checkActions(dictionary, lookup) {
  for (const opening of valuesAt(dictionary, 'OpenAction').flatMap((each) => lookup.all(each))) {
    if (opening?.dict !== undefined && !isNoAction(opening) && !isPlainGoTo(opening, lookup))
      throw active('an opening action')
    if (Array.isArray(opening) && opening.some((each) => each?.dict !== undefined))
      throw active('an action in an opening destination')
  }
  for (const kind of valuesAt(dictionary, 'S').flatMap((each) => lookup.all(each))) {
    if (kind?.name === 'Thread' && valuesAt(dictionary, 'F').length > 0)
      throw active('a thread of another file')
  }
  const bases = valuesAt(dictionary, 'URI').flatMap((each) => lookup.all(each))
  for (const base of bases
    .flatMap((each) => [each, ...valuesAt(each, 'Base')])
    .flatMap((each) => lookup.all(each))) {
    const scheme = /^[\s\0]*([a-z][a-z0-9+-]*)[\s\0]*:/i.exec(base?.string ?? '')?.[1]
    if (scheme !== undefined && !SCHEMES.has(scheme.toLowerCase())) throw active('a link with a bad scheme')
  }
}

/**
 * Returns whether a dictionary has another type and no kind of action, such as a form. A reference may also mean any
 * object without a readable number.
 */
function isNoAction(dictionary) {
  const isOther = valuesAt(dictionary, 'Type').some(
    (each) => each?.name !== undefined && each.name !== 'Action',
  )
  return isOther && ['S', 'Next'].every((key) => valuesAt(dictionary, key).length === 0)
}

function isPlainGoTo(action, lookup) {
  const kinds = valuesAt(action, 'S').flatMap((each) => lookup.all(each))
  return kinds.length === 1 && kinds[0]?.name === 'GoTo' && valuesAt(action, 'Next').length === 0
}
