import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { acceptedEncodings } from './static-files.ts'
import type { AppEnv } from './transport.ts'

const pack = promisify(gzip)

/** Smaller answers fit into one packet anyway. */
const WORTH_PACKING = 1200

/** Lists that name nobody change a few times a year. */
const CACHED_FOR = 'public, max-age=86400'

/** An answer that the browser may keep (isCacheable): with an etag, and 304 when the browser has it already. */
export async function answerCacheable(
  c: Context<AppEnv>,
  value: unknown,
  cacheControl = CACHED_FOR,
): Promise<Response> {
  const tag = `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`
  c.header('cache-control', cacheControl)
  c.header('etag', tag)
  const known = (c.req.header('if-none-match') ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(tag) ? c.body(null, 304) : answerJson(c, value)
}

/**
 * Lists are compressed: two years of payslips are 20 KB plain, and prepaid data costs money. No other site can
 * make a person's browser fetch these answers (there are no cookies), so their length tells no secret.
 */
export async function answerJson(c: Context<AppEnv>, value: unknown): Promise<Response> {
  const text = JSON.stringify(value)
  c.header('content-type', 'application/json')
  if (text.length < WORTH_PACKING) return c.body(text)
  c.header('vary', 'accept-encoding')
  if (!acceptedEncodings(c.req.header('accept-encoding') ?? '').has('gzip')) return c.body(text)
  c.header('content-encoding', 'gzip')
  return c.body(new Uint8Array(await pack(text)))
}
