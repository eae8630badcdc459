import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { acceptedEncodings } from './static-files.ts'
import type { AppEnv } from './transport.ts'

const pack = promisify(gzip)

const WORTH_PACKING = 1200

/** Cache-Control of lists without personal data, which change a few times a year. */
const CACHED_FOR = 'public, max-age=86400'

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
 * Sends JSON, compressed when large: two years of payslips are 20 KB uncompressed, and mobile data costs
 * money. Compression reveals no secret, because other sites cannot fetch these responses: there are no
 * cookies.
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
