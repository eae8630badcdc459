const keys = new WeakMap<object, string>()
let next = 1

export function screenKey(load: object): string {
  const known = keys.get(load)
  if (known) return known
  const key = `screen-${next++}`
  keys.set(load, key)
  return key
}
