import { lookUpPostalCode, type PostalPlace, readPostalShard } from '#contract/data-form/postal.ts'
import { call } from '#core/transport/rpc.ts'

export interface PostalArea {
  city: string
  state: string
  colonies: readonly string[]
}

/**
 * 'unknown': the service does not know the code. 'offline' and 'failed': there is no usable response, so the
 * person types the address.
 */
export type PostalAnswer =
  | { kind: 'found'; area: PostalArea }
  | { kind: 'unknown' }
  | { kind: 'offline' }
  | { kind: 'failed' }

type Shard = Readonly<Record<string, PostalPlace>>

/** Shards by two-digit prefix. They contain no personal data, so the service worker caches them. */
const shards = new Map<string, Promise<Shard | null>>()

/**
 * Looks up a postal code in the shard of its prefix. The shard serves all codes of the area, also offline.
 * Asks a legacy host without shards for the single code (POS-01). Never throws.
 * @param code five ASCII digits
 */
export async function findPostalCode(code: string): Promise<PostalAnswer> {
  const shard = await loadShard(code.slice(0, 2))
  if (shard) {
    const place = Object.hasOwn(shard, code) ? shard[code] : undefined
    return place ? found(...place) : { kind: 'unknown' }
  }
  const answer = await call(lookUpPostalCode, { CodigoPostal: code })
  if (!answer.ok) return { kind: answer.failure.kind === 'offline' ? 'offline' : 'failed' }
  const { Ciudad, Estado, Colonias } = answer.value
  return Ciudad === '' && Estado === '' && Colonias.length === 0
    ? { kind: 'unknown' }
    : found(Ciudad, Estado, Colonias)
}

export async function prefetchPostalCodes(prefixes: readonly string[]): Promise<void> {
  // Loads one prefix at a time, because the form needs the bandwidth of the phone.
  for (const prefix of prefixes) await loadShard(prefix)
}

function found(city: string, state: string, colonies: readonly string[]): PostalAnswer {
  return { kind: 'found', area: { city, state, colonies: [...new Set(colonies)] } }
}

function loadShard(prefix: string): Promise<Shard | null> {
  const known = shards.get(prefix)
  if (known) return known
  const coming = call(readPostalShard, { prefijo: prefix }).then((answer) => {
    if (answer.ok) return answer.value.codigos
    shards.delete(prefix)
    return null
  })
  shards.set(prefix, coming)
  return coming
}

/** First and last two-digit prefix of each state, as the postal service assigns them. */
const states: readonly (readonly [first: number, last: number, curp: string])[] = [
  [0, 16, 'DF'],
  [20, 20, 'AS'],
  [21, 22, 'BC'],
  [23, 23, 'BS'],
  [24, 24, 'CC'],
  [25, 27, 'CL'],
  [28, 28, 'CM'],
  [29, 30, 'CS'],
  [31, 33, 'CH'],
  [34, 35, 'DG'],
  [36, 38, 'GT'],
  [39, 41, 'GR'],
  [42, 43, 'HG'],
  [44, 49, 'JC'],
  [50, 57, 'MC'],
  [58, 61, 'MN'],
  [62, 62, 'MS'],
  [63, 63, 'NT'],
  [64, 67, 'NL'],
  [68, 71, 'OC'],
  [72, 75, 'PL'],
  [76, 76, 'QT'],
  [77, 77, 'QR'],
  [78, 79, 'SP'],
  [80, 82, 'SL'],
  [83, 85, 'SR'],
  [86, 86, 'TC'],
  [87, 89, 'TS'],
  [90, 90, 'TL'],
  [91, 96, 'VZ'],
  [97, 97, 'YN'],
  [98, 99, 'ZS'],
]

/**
 * Returns the two-digit prefixes of a state.
 * @param codeOrState a postal code (two digits are enough) or a CURP state code
 * @returns [] when it is neither
 */
export function prefixesOfState(codeOrState: string): string[] {
  const prefix = /^[0-9]{2}/.test(codeOrState) ? Number(codeOrState.slice(0, 2)) : null
  const state = states.find(([first, last, curp]) =>
    prefix === null ? curp === codeOrState : prefix >= first && prefix <= last,
  )
  if (!state) return []
  const [first, last] = state
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(2, '0'))
}
