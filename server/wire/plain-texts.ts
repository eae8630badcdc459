/**
 * Controls without a picture (not tab and line ends), and those that turn the direction of what follows: nobody types them, they
 * come along from other apps, and at a desk they make a text read as it was not written.
 */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** The same value with texts without them; of bounded depth. What has none is answered as it is. */
export function plainTexts<Value>(value: Value): Value {
  return clean(value) as Value
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSEEN, '')
  if (Array.isArray(value)) return value.map(clean)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part)]))
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
