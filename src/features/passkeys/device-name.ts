const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** Edge and Samsung's browser also name themselves Chrome, and all of them Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/EdgA?\//, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** Suggests a name for this device, such as "Android · Chrome". The person may change it. */
export function deviceName({ userAgent }: Pick<Navigator, 'userAgent'> = window.navigator): string {
  const find = (names: typeof systems) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [find(systems), find(browsers)].filter((name) => name !== undefined).join(' · ')
}
