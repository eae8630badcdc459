const keys = new WeakMap<object, string>()
let next = 1

/**
 * Returns a React key for a screen: routes with the same `load` share the mounted screen, all other screens
 * remount.
 */
export function screenKey(load: object): string {
  const known = keys.get(load)
  if (known) return known
  const key = `screen-${next++}`
  keys.set(load, key)
  return key
}
