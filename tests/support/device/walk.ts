import fc from 'fast-check'
import { vi } from 'vitest'
import { saveStep } from '#contract/documents/documents.ts'
import { type WalkApp, type WalkPhone, walkPhone } from './walk-apps.ts'
import { type HostKind, type Verdict, type WalkHost, walkHost } from './walk-host.ts'

const FORM = 'data-form'
export const STEPS = ['1', '2', '3'] as const

type Who = 'one' | 'two' | 'worker'

interface Act {
  who: Who
  do:
    | 'type'
    | 'confirm'
    | 'send'
    | 'settle'
    | 'round'
    | 'retry'
    | 'takeBack'
    | 'portals'
    | 'mine'
    | 'leave'
    | 'return'
  step: string
}

export interface Move extends Act {
  verdicts: Verdict[]
  diesAt: number | null
  during: (Act & { isFrozen: boolean }) | null
  isElsewhere: boolean
  /** The password was changed; the host can no longer open requests sealed under earlier sign-ins. */
  isRevoked: boolean
}

const act = {
  who: fc.constantFrom<Who>('one', 'one', 'two', 'worker'),
  do: fc.constantFrom<Act['do']>(
    ...(['confirm', 'confirm', 'confirm', 'round', 'round', 'send', 'send', 'settle', 'type'] as const),
    ...(['retry', 'takeBack', 'portals', 'mine', 'leave', 'return'] as const),
  ),
  step: fc.constantFrom(...STEPS),
}
const verdict = fc.constantFrom<Verdict>(
  'ok',
  'ok',
  'ok',
  'lost',
  'cut',
  'late',
  'busy',
  'refused',
  'expired',
)
const seldom = fc.integer({ min: 0, max: 9 }).map((n) => n === 7)

export const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    ...act,
    verdicts: fc.array(verdict, { maxLength: 4 }),
    diesAt: fc.option(fc.integer({ min: 0, max: 9 }), { freq: 2 }),
    during: fc.option(fc.record({ ...act, isFrozen: fc.boolean() }), { freq: 2 }),
    isElsewhere: seldom,
    isRevoked: seldom,
  }),
  { minLength: 3, maxLength: 14 },
)

interface Known {
  /** null when nothing is confirmed or the person withdrew the save. */
  opId: string | null
  rev: number
  typed: number | null
}

export interface Walk {
  run(moves: readonly Move[]): Promise<void>
  end(): void
}

export async function startWalk(kind: HostKind): Promise<Walk> {
  const isOurs = kind !== 'legacy'
  let phone: WalkPhone
  let current: WalkApp
  let during: (() => Promise<void>) | null = null
  let known = new Map<string, Known>()
  let lastRev = 0
  let lastGrant = 0
  const faults: string[] = []

  const host: WalkHost = await walkHost(kind, async ({ opId, step, rev }) => {
    const former = host.applied.filter((one) => one.step === step && one.opId !== opId)
    if (former.some((one) => one.rev > rev)) faults.push(`${rev} of step ${step} after a newer one`)
    await checkLine(opId)
  })

  async function checkLine(opId: string): Promise<void> {
    for (const before of await standingBefore(opId)) {
      const isThere = host.applied.some((one) => one.opId === before.opId)
      const isCurrent = known.get(before.step)?.opId === before.opId
      if (isCurrent && !isThere) faults.push(`${opId} before ${before.opId}`)
    }
  }

  /**
   * Returns the saves queued before this save: saves with a copy by the order of the copies, saves without a
   * copy by their place among the entries.
   */
  async function standingBefore(opId: string): Promise<{ opId: string; step: string }[]> {
    const entries = await phone.entries()
    const copies = await phone.copies()
    const copyOf = (id: string) => copies.find((one) => one.opId === id)
    const isAside = (one: { opId: string; state: string }) =>
      one.state === 'conflict' || copyOf(one.opId)?.state === 'conflict'
    const own = copyOf(opId)
    const at = entries.findIndex((one) => one.opId === opId)
    const before = entries
      .slice(0, Math.max(0, at))
      .filter((one) => own === undefined || copyOf(one.opId) === undefined)
    const ahead = copies.filter(({ seq = 0 }) => seq < (own?.seq ?? 0))
    return [...before, ...ahead].filter((one) => !isAside(one))
  }

  phone = await walkPhone(async (request) => {
    const app = current
    if (app.isDead()) throw new TypeError('it is dead')
    const meanwhile = during
    if (meanwhile && !request.url.endsWith('.json')) {
      during = null
      await meanwhile()
      current = app
      if (app.isDead()) throw new TypeError('the app was killed')
    }
    return host.answer(request)
  })

  const pages = () => [phone.apps.one, phone.apps.two]
  const isOpen = ({ modules }: WalkApp) => modules.state.currentSession().phase === 'open'
  const stepOf = (step: string): Known => known.get(step) ?? { opId: null, rev: 0, typed: null }

  async function hasEntry(opId: string): Promise<boolean> {
    return (await phone.entries()).some((one) => one.opId === opId)
  }

  async function confirm(app: WalkApp, step: string, seen: readonly string[] = []): Promise<void> {
    const rev = (lastRev += 1)
    const opId = crypto.randomUUID()
    const datos = { rev }
    const draft = await app.modules.drafts.readDraft(FORM, step)
    const base = [...(draft?.base ?? []), ...seen]
    const entry = {
      operation: saveStep,
      input: { bandera: Number(step), datos },
      form: FORM,
      step,
      values: datos,
    }
    const older = (await phone.entries()).findLast((one) => one.step === step)
    const done = await app.modules.outbox.confirm({ ...entry, base, opId }).catch(() => null)
    const isKept = done?.kept === true || (done === null && (await hasEntry(opId)))
    if (isKept) known.set(step, { opId, rev, typed: rev })
    const now = await phone.entries()
    const { seq = 0 } = now.find((one) => one.opId === opId) ?? {}
    const isReplaced = older && !now.some((one) => one.opId === older.opId)
    const isAway = older && (await phone.hasReceipt(older.opId))
    if (isReplaced && !isAway && seq > (older.seq ?? 0)) faults.push(`${rev} has lost its place`)
  }

  async function type(app: WalkApp, step: string): Promise<void> {
    const rev = (lastRev += 1)
    const draft = await app.modules.drafts.readDraft(FORM, step)
    const isKept = await app.modules.drafts
      .writeDraft(FORM, step, { rev }, draft?.base ?? [])
      .catch(() => false)
    if (isKept) known.set(step, { ...stepOf(step), typed: rev })
  }

  async function noteWithdrawn(step: string, opId: string, isSure: boolean): Promise<void> {
    const now = stepOf(step)
    if (now.opId === opId && (isSure || !(await hasEntry(opId)))) known.set(step, { ...now, opId: null })
  }

  async function takeBack(app: WalkApp, step: string): Promise<void> {
    const mine = (await phone.entries()).findLast((one) => one.step === step)
    if (!mine) return
    const isTaken = await app.modules.withdraw.discard(mine.opId).catch(() => null)
    const isGone = isTaken === null && !(await phone.hasReceipt(mine.opId))
    if (isTaken || isGone) await noteWithdrawn(step, mine.opId, isTaken === true)
  }

  async function choose(app: WalkApp, step: string, isMine: boolean): Promise<void> {
    const { choice, drafts } = app.modules
    const collision = await choice.readCollision(FORM, step)
    if (!collision) return
    if (isMine) return confirm(app, step, [collision.stored.guardado])
    const isTaken = await choice.takeStored(FORM, step, collision).catch(() => null)
    if (isTaken !== false) await noteWithdrawn(step, collision.opId, isTaken === true)
    const draft = await drafts.readDraft(FORM, step)
    const values = draft?.values as { rev: number } | undefined
    if (draft?.state === 'synced' && values?.rev === -1) known.set(step, { ...stepOf(step), typed: -1 })
  }

  async function round(app: WalkApp): Promise<void> {
    const { settle, delivery, plain } = app.modules
    if (isOpen(app)) await settle.settleWork().catch(() => undefined)
    await delivery.makeSealedDue().catch(() => undefined)
    await delivery.deliver().catch(() => undefined)
    if (!isOpen(app)) return
    await settle.settleWork().catch(() => undefined)
    await plain.makePlainDue().catch(() => undefined)
    await plain.deliverPlain().catch(() => undefined)
  }

  async function perform({ who, do: deed, step }: Act): Promise<void> {
    const app = phone.apps[who]
    if (app.isDead()) return
    current = app
    const { delivery, plain, settle, withdraw } = app.modules
    if (deed === 'return' && who !== 'worker') return signIn(app)
    if (deed === 'send') {
      await delivery.makeSealedDue().catch(() => undefined)
      await delivery.deliver().catch(() => undefined)
      if (isOpen(app)) await plain.deliverPlain().catch(() => undefined)
      return
    }
    if (deed === 'round') return round(app)
    if (!isOpen(app)) return
    if (deed === 'confirm') return confirm(app, step)
    if (deed === 'type') return type(app, step)
    if (deed === 'settle') return settle.settleWork().catch(() => undefined)
    if (deed === 'retry') return withdraw.retryNow().catch(() => undefined)
    if (deed === 'takeBack') return takeBack(app, step)
    if (deed === 'leave') return app.leave()
    return choose(app, step, deed === 'mine')
  }

  async function signIn(app: WalkApp): Promise<void> {
    const grant = `grant-${(lastGrant += 1)}`
    host.grants.add(grant)
    await app.open(grant)
  }

  function pass(ms: number): void {
    vi.setSystemTime(Date.now() + ms)
  }

  async function revive(app: WalkApp, wasOpen: boolean): Promise<void> {
    app.left = Number.POSITIVE_INFINITY
    if (wasOpen) await signIn(app)
  }

  async function make(move: Move): Promise<void> {
    pass(10_000)
    // A legacy host cannot tell which device saved, so it would count another device's save as this device's.
    if (move.isElsewhere && kind === 'ours') host.saveElsewhere(move.step)
    if (move.isRevoked) host.grants.clear()
    const app = phone.apps[move.who]
    const wasOpen = isOpen(app)
    host.verdicts = [...move.verdicts]
    const { during: other } = move
    during =
      other &&
      (async () => {
        // After 10 s, a frozen page loses its lead to the next app.
        if (other.isFrozen) pass(10_000)
        await perform(other)
      })
    app.left = move.diesAt ?? Number.POSITIVE_INFINITY
    await perform(move)
    during = null
    host.verdicts = []
    if (app.isDead()) await revive(app, wasOpen)
    else app.left = Number.POSITIVE_INFINITY
  }

  async function check(): Promise<void> {
    for (const fault of [...faults.splice(0), ...host.faults.splice(0)]) throw new Error(fault)
    const reader = pages().find(isOpen)
    for (const [step, { opId, rev, typed }] of known) {
      if (opId !== null && !(await hasEntry(opId)) && !(await phone.hasReceipt(opId)))
        throw new Error(`${rev} of step ${step} is lost`)
      if (opId !== null && (await phone.hasReceipt(opId)) && !host.applied.some((one) => one.opId === opId))
        throw new Error(`${rev} of step ${step} has a receipt, but was not applied by the server`)
      const draft = await reader?.modules.drafts.readDraft(FORM, step)
      const values = draft?.values as { rev: number } | undefined
      const isSaid = draft?.state === 'synced' && draft.opId !== null
      if (isSaid && !(await phone.hasReceipt(draft.opId ?? '')))
        throw new Error(`step ${step} is shown as saved without a receipt`)
      if (reader && values?.rev !== typed) throw new Error(`step ${step} says ${values?.rev}, not ${typed}`)
    }
    if (isOurs && new Set(host.applied.map(({ opId }) => opId)).size < host.applied.length)
      throw new Error('an operation was applied twice')
  }

  async function settleAll(): Promise<void> {
    for (const app of pages()) await signIn(app)
    for (let turn = 0; turn < 12; turn += 1) {
      for (const app of pages()) {
        pass(400_000)
        current = app
        await round(app)
        for (const step of STEPS) await choose(app, step, true)
        await app.modules.withdraw.retryNow()
      }
      await check()
      if ((await phone.entries()).length + (await phone.copies()).length === 0) return
    }
    const left = [...(await phone.entries()), ...(await phone.copies())]
    throw new Error(`left over: ${left.map(({ step, state }) => `${step} ${state}`).join(', ')}`)
  }

  return {
    async run(list) {
      await phone.clear()
      host.clear()
      faults.length = 0
      known = new Map()
      for (const app of pages()) await signIn(app)
      for (const move of list) {
        await make(move)
        await check()
      }
      await settleAll()
      for (const { opId, rev } of known.values()) {
        const isThere = host.applied.some((one) => one.opId === opId)
        if (opId !== null && !isThere) throw new Error(`${rev} did not arrive`)
      }
    },
    end: () => phone.close(),
  }
}
