/**
 * Example: receives webhooks of decisions, checks their signature, and appends each row once to a file. Needs
 * Node.js 20 and no package. Put it behind a proxy with HTTPS:
 *
 *   WEBHOOK_SECRET=whsec_… PORT=8080 node receive-webhook.mjs decisions.jsonl
 *
 * While the secret changes, name both: WEBHOOK_SECRET="whsec_new whsec_old".
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file] = process.argv.slice(2)
const secrets = (process.env.WEBHOOK_SECRET ?? '').split(' ').filter(Boolean)
if (!file || secrets.length === 0) {
  console.error('Use: WEBHOOK_SECRET=whsec_… node receive-webhook.mjs FILE')
  process.exit(2)
}
/** Maximum difference between the clocks, in seconds. Older messages may be replays. */
const TOLERANCE_S = 5 * 60
const MOST_BYTES = 1_000_000

function isSigned({ 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': sent = '' }, body) {
  if (!id || !(Math.abs(Date.now() / 1000 - Number(seconds)) <= TOLERANCE_S)) return false
  const wanted = secrets.map((secret) =>
    createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
      .update(`${id}.${seconds}.`)
      .update(body)
      .digest(),
  )
  return sent.split(' ').some((each) => {
    const [version, text = ''] = each.split(',')
    const signature = Buffer.from(text, 'base64')
    return (
      version === 'v1' &&
      wanted.some((own) => own.length === signature.length && timingSafeEqual(own, signature))
    )
  })
}

const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
const known = new Set(lines.map((line) => JSON.parse(line).id))

const server = createServer((request, response) => {
  const chunks = []
  let bytes = 0
  request.on('data', (chunk) => {
    bytes += chunk.length
    if (bytes > MOST_BYTES) request.destroy()
    else chunks.push(chunk)
  })
  request.on('end', () => {
    const body = Buffer.concat(chunks)
    if (request.method !== 'POST' || !isSigned(request.headers, body)) {
      response.writeHead(401).end()
      return
    }
    const { type, data } = JSON.parse(body.toString('utf8'))
    // Stores the row before the answer: the portal sends it again until it gets a 2xx.
    if (type !== 'prueba' && !known.has(data.id)) {
      appendFileSync(file, `${JSON.stringify(data)}\n`, { flush: true })
      known.add(data.id)
    }
    response.writeHead(204).end()
  })
})
server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  console.log(`listening on ${server.address().port}`)
})
