import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

/**
 * Another site's page may make a visitor's browser send us something: a form as plain text that reads as JSON, from
 * inside the plant. It brings no cookie, as there is none, but wrong passwords under the plant's address. Browsers say
 * which page asks, in one header or the other; programs say nothing, and may. JSON is asked about beforehand by the
 * browser itself, and we never say yes: no answer of ours has an Access-Control header.
 * @param ownHosts under which this server is known
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

/** '' for "null", the origin of a page that has none. */
function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : ''
}
