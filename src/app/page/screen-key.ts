const keys = new WeakMap<object, string>()
let next = 1

/**
 * Returns the React key of a screen. Routes with the same `load` share the key, so their screen stays
 * mounted.
 */
export function screenKey(load: object): string {
  const known = keys.get(load)
  if (known) return known
  const key = `screen-${next++}`
  keys.set(load, key)
  return key
}
