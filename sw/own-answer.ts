/**
 * Whether an answer is the portal's own. A network that wants a sign-in, a block page and a wrong host answer 200 with a
 * page of theirs in the place of a file; what is kept of it once would stand in for the app at every start, and a page of
 * theirs would run beside the stores. So each file has its kind, and the app's page names a script of its version.
 */
const KINDS: readonly [file: RegExp, type: RegExp][] = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$|\/codigos-postales\//, /json/],
  [/\.html$/, /^text\/html/],
]
/** Content type of all other files (images, fonts, package data): anything but a page. */
const NO_PAGE = /^(?!text\/html)/

/** @param url absolute or from the root */
export function isOwnAnswer(url: string, response: Response): boolean {
  if (!response.ok) return false
  const path = url.replace(/[?#].*$/, '')
  const [, type] = KINDS.find(([file]) => file.test(path)) ?? [null, NO_PAGE]
  return type.test(response.headers.get('content-type') ?? '')
}

/** @param scripts addresses of this version's scripts, from the root without a slash */
export async function isOwnPage(response: Response, scripts: readonly string[]): Promise<boolean> {
  const text = await response.clone().text()
  return scripts.some((script) => text.includes(`"/${script}"`))
}
