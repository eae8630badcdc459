import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'

/**
 * Simulated host of the data form for random walks: handles each request as its verdict says and records the
 * applied saves.
 */

export type Verdict =
  | 'ok'
  | 'lost'
  /** The request arrives; its response is lost. */
  | 'cut'
  /**
   * No response, and the request arrives after the next request. A legacy host cannot detect the wrong order,
   * so on it the request arrives in order.
   */
  | 'late'
  | 'busy'
  | 'refused'
  | 'expired'

interface Save {
  opId: string
  step: string
  rev: number
  base: readonly string[] | undefined
}

interface Stored {
  /** null when another device saved the step. */
  opId: string | null
  rev: number
  guardado: string
}

interface Body {
  Opcion: number
  token?: string
  bandera?: number
  datos?: { rev: number }
  base?: string[]
  idOperacion?: string
}

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })
const EXPIRED = { status: 'EXPSESSION', message: 'Token inválido' }

export interface WalkHost {
  /** Verdicts for saves and lookups, in order; when the list is empty, every request succeeds. */
  verdicts: Verdict[]
  grants: Set<string>
  steps: Map<string, Stored>
  applied: Save[]
  faults: string[]
  answer(request: Request): Promise<Response>
  saveElsewhere(step: string): void
  clear(): void
}

/**
 * ours: opens sealed requests, applies each id once and checks versions.
 * without versions: like ours, but checks no versions, so that saves in a wrong order show.
 * legacy: applies every request, as often as it arrives.
 */
export type HostKind = 'ours' | 'without versions' | 'legacy'

export async function walkHost(kind: HostKind, onApply: (save: Save) => Promise<void>): Promise<WalkHost> {
  const isOurs = kind !== 'legacy'
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const deliveryKey = { ...(await exportJWK(pair.publicKey)), kid: 'walk' }
  const receipts = new Map<string, unknown>()
  const late: (() => Promise<unknown>)[] = []
  let clock = Date.UTC(2026, 0, 1)
  const now = () => new Date((clock += 1000)).toISOString()

  async function save(body: Body, isSealed: boolean): Promise<unknown> {
    const opId = body.idOperacion ?? ''
    const step = String(body.bandera)
    const rev = body.datos?.rev ?? 0
    const known = isOurs ? receipts.get(opId) : undefined
    if (known) return known
    const there = host.steps.get(step)
    const base = body.base
    if (kind === 'ours' && there && base) {
      const isSeen = base.includes(there.guardado) || (there.opId !== null && base.includes(there.opId))
      if (!isSeen) {
        if (there.opId !== null && rev > there.rev)
          host.faults.push(`own save ${there.rev} unknown to ${rev}`)
        const stored = { datos: { rev: there.rev }, guardado: there.guardado }
        return { status: 'CONFLICTO', message: 'otra', ...(isSealed ? {} : stored) }
      }
    }
    await onApply({ opId, step, rev, base })
    const guardado = now()
    host.applied.push({ opId, step, rev, base })
    host.steps.set(step, { opId, rev, guardado })
    const answer = { status: 'OK', bandera: Number(step), guardado }
    receipts.set(opId, answer)
    return answer
  }

  async function carryOut(body: Body, isSealed: boolean): Promise<Response> {
    const verdict = host.verdicts.shift() ?? 'ok'
    const isKnown = isOurs && receipts.has(body.idOperacion ?? '')
    switch (verdict) {
      case 'lost':
        throw new TypeError('Failed to fetch')
      case 'late':
        late.push(() => save(body, isSealed))
        throw new TypeError('Failed to fetch')
      case 'cut':
        await save(body, isSealed)
        throw new TypeError('Failed to fetch')
      case 'busy':
        return json({ status: 'OCUPADO' }, 503)
      case 'expired':
        return json(EXPIRED)
      case 'refused':
        // A known operation gets its first response again; a refusal stores nothing.
        return isKnown ? json(await save(body, isSealed)) : json({ status: 'ERROR', message: 'no' })
      case 'ok':
        return json(await save(body, isSealed))
    }
  }

  async function handle(request: Request, pathname: string): Promise<Response> {
    if (pathname === '/api/sealed') {
      const { jwe } = (await request.json()) as { jwe: string }
      const { plaintext } = await compactDecrypt(jwe, pair.privateKey)
      const { grant, body } = JSON.parse(new TextDecoder().decode(plaintext)) as {
        grant: string
        body: Body
      }
      return host.grants.has(grant) ? carryOut(body, true) : json(EXPIRED)
    }
    const body = (await request.json()) as Body
    if (body.Opcion === 12) return carryOut(body, false)
    if (body.Opcion !== 10) return json({ status: 'ERROR', message: 'unknown' })
    if (host.verdicts.shift() === 'lost') throw new TypeError('Failed to fetch')
    const next = ['1', '2', '3'].findIndex((step) => !host.steps.has(step))
    return json({ status: 'VACIO', bandera: next < 0 ? 4 : next + 1 })
  }

  const host: WalkHost = {
    verdicts: [],
    grants: new Set(),
    steps: new Map(),
    applied: [],
    faults: [],
    async answer(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/config.json') return json(isOurs ? { deliveryKey } : {})
      const waiting = late.splice(0)
      const arrive = async () => {
        for (const come of waiting) await come()
      }
      if (!isOurs) await arrive()
      try {
        return await handle(request, pathname)
      } finally {
        if (isOurs) await arrive()
      }
    },
    saveElsewhere(step) {
      host.steps.set(step, { opId: null, rev: -1, guardado: now() })
    },
    clear() {
      host.verdicts = []
      host.grants.clear()
      host.steps.clear()
      host.applied = []
      host.faults = []
      receipts.clear()
      late.length = 0
    },
  }
  return host
}
