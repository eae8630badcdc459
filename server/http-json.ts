import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { acceptedEncodings } from './static-files.ts'
import type { AppEnv } from './transport.ts'

const pack = promisify(gzip)

/** About what fits into one packet anyway. */
const WORTH_PACKING = 1200

/**
 * Lists go packed: two years of payslips are 20 KB plain, and prepaid data is money. Nobody else's page can make a
 * person's browser ask for these answers (no cookies), so their length tells no secret.
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
