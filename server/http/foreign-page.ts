import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

/**
 * Refuses requests from pages of other sites. Such a page could make a visitor's browser send a plain-text
 * form that parses as JSON. A request without cookies has no session, but wrong passwords from the plant's
 * address would delay sign-ins there.
 * Browsers name the page's origin in one of two headers. Programs send neither header and are allowed. JSON
 * needs a preflight request, which always fails, because no response has an Access-Control header.
 * @param ownHosts host names of this server
 * @throws WireFault 403, before anything is read
 */
export function refuseForeignPage({ method, headers }: Request, ownHosts: readonly string[]): void {
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') throw foreign()
  const origin = headers.get('origin')
  if (site !== null || origin === null || method !== 'POST' || isJson(headers)) return
  if (!ownHosts.includes(hostOf(origin))) throw foreign()
}

function foreign(): WireFault {
  return new WireFault('ERROR', texts.foreignPage, 403)
}

function isJson(headers: Headers): boolean {
  const type = headers.get('content-type') ?? ''
  return type.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** Returns the host of an origin; '' for "null", which browsers send for a page without an origin. */
function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : ''
}
