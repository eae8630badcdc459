import { invisibleCharacters } from '#domain/text/invisible-characters.ts'

/** Returns the value without invisible characters in its texts. The value's depth must be bounded. */
export function plainTexts<Value>(value: Value): Value {
  return clean(value) as Value
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(invisibleCharacters, '')
  if (Array.isArray(value)) return value.map(clean)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part)]))
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
