/**
 * Expected content type of each kind of file. Login pages of Wi-Fi networks, block pages and wrong hosts
 * answer 200 with their own page instead of a file. Such a page in the cache would replace the app at every
 * start and could access its stores. Therefore each file must have its content type, and the app's page must
 * name a script of its version.
 */
const KINDS: readonly [file: RegExp, type: RegExp][] = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$|\/codigos-postales\//, /json/],
  [/\.html$/, /^text\/html/],
]
/** Content types of all other files (images, fonts, package data): any except HTML. */
const NO_PAGE = /^(?!text\/html)/

/** Returns whether a response is the portal's own. @param url absolute, or relative to the root */
export function isOwnAnswer(url: string, response: Response): boolean {
  if (!response.ok) return false
  const path = url.replace(/[?#].*$/, '')
  const [, type] = KINDS.find(([file]) => file.test(path)) ?? [null, NO_PAGE]
  return type.test(response.headers.get('content-type') ?? '')
}

/**
 * Returns whether the app's page belongs to this version. Does not consume the body.
 * @param scripts paths of this version's scripts, without a leading slash
 */
export async function isOwnPage(response: Response, scripts: readonly string[]): Promise<boolean> {
  const text = await response.clone().text()
  return scripts.some((script) => text.includes(`"/${script}"`))
}
