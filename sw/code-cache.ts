import { isOwnAnswer } from './own-answer.ts'

/**
 * Compiled code for the next start. Chromium keeps what it has compiled beside a file of the cache, but reads it back
 * only for a script that it can't parse while it arrives, and it parses every module so. Therefore the kept scripts say
 * an encoding that it can't parse ahead. To a module the word means nothing: the standard reads each one as UTF-8,
 * whatever its header says.
 */
const NOT_PARSED_AHEAD = 'text/javascript; charset=iso-8859-15'

/** On the way to every first picture (scripts/vite/chunks.ts): compiled whole, once, not function by function at each start. */
const ON_THE_WAY = /\/assets\/(react|start|session|home|shared|payslips|days)-/
const WHOLE = '//# allFunctionsCalledOnLoad\n'

/** Whether this is a browser of that kind: the same that has static routes. An old Safari believes the header. */
function keepsCompiled(): boolean {
  const { InstallEvent } = globalThis as { InstallEvent?: { prototype: object } }
  return InstallEvent !== undefined && 'addRoutes' in InstallEvent.prototype
}

/** The answer as it is kept; null: not at all, because it is not the portal's own. */
export async function asKept(url: string, response: Response): Promise<Response | null> {
  if (!isOwnAnswer(url, response)) return null
  if (!keepsCompiled() || !response.headers.get('content-type')?.startsWith('text/javascript'))
    return response
  const headers = new Headers(response.headers)
  headers.set('content-type', NOT_PARSED_AHEAD)
  headers.delete('content-length')
  const { status, statusText } = response
  const body = ON_THE_WAY.test(url) ? `${WHOLE}${await response.text()}` : response.body
  return new Response(body, { status, statusText, headers })
}
