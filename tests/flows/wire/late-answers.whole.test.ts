import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { type EvidenceKind, evidenceKinds } from '#domain/requests/disputes.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { createWorkerRam } from '#tests/support/device/key-holder.ts'
import { resetPassword } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const PATIENT = { timeout: 20_000 }
let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

async function enter(name: string): Promise<void> {
  expect(await app.session.signIn(name, PASSWORD)).toMatchObject({ ok: true })
}

function holdAnswers(path: RegExp): { count: () => number; go: () => void } {
  let go = () => {}
  let count = 0
  const released = new Promise<void>((resolve) => (go = resolve))
  device.between = async (request, send) => {
    const answer = await send()
    if (!path.test(request.url)) return answer
    count += 1
    await released
    return answer
  }
  return { count: () => count, go: () => go() }
}

async function keptHere(): Promise<string[]> {
  const store = app.place.openStore()
  if (!store) throw new Error('no store is open')
  const answers = await store.db.cache.toArray()
  const files = await (await store.files.open()).blobs.toArray()
  const names = [...answers.map(({ hash }) => hash), ...files.map(({ id }) => id)].sort()
  return [...names, JSON.stringify(await app.kept.readNote('tickets'))]
}

describe.each(['personal', 'kiosk'] as const)('on a %s device', (mode) => {
  beforeEach(async () => {
    device = createDevice(server.url)
    await (await device.start()).mode.setDeviceMode(mode)
    const holder = createWorkerRam()
    device.beforeStart = (tab) => tab.kiosk.setKeyHolder(holder)
    app = await device.start()
  })

  /** Signs one person out and the next one in before the responses to `asking` arrive. */
  async function overtake(asking: () => Promise<unknown>, path: RegExp, requests = 1): Promise<void> {
    const answers = holdAnswers(path)
    const asked = asking()
    await expect.poll(answers.count, PATIENT).toBeGreaterThanOrEqual(requests)
    device.between = null
    await app.session.signOut()
    await enter('100102')
    const before = await keptHere()
    answers.go()
    await asked.catch(() => undefined)
    expect(await keptHere()).toEqual(before)
  }

  async function firstStamped(): Promise<PayslipPeriod> {
    const list = await app.rpc.call(listPayslips, {})
    if (!list.ok) throw new Error(list.failure.kind)
    const period = (list.value.data as PayslipPeriod[]).find(({ stamped }) => stamped)
    if (!period) throw new Error('no stamped payslip')
    return period
  }

  it('does not keep payslip lines that arrive after sign-out', async () => {
    await enter('100101')
    const period = await firstStamped()
    const { fetchLegacyPayslip } = await import('#models/payslips/legacy-payslip.ts')
    await overtake(() => fetchLegacyPayslip(period), /ws-nominas/, 6)
  })

  it('does not keep a payslip PDF that arrives after sign-out', async () => {
    await enter('100101')
    const period = await firstStamped()
    const { savePayslip } = await import('#features/payslips/file/payslip-file.ts')
    await overtake(() => savePayslip(period), /generate-receipt/)
  })

  it('does not give a late payslip PDF to the next person', async () => {
    await enter('100101')
    const period = await firstStamped()
    const { savePayslip } = await import('#features/payslips/file/payslip-file.ts')
    const answers = holdAnswers(/generate-receipt/)
    const asked = savePayslip(period)
    await expect.poll(answers.count, PATIENT).toBe(1)
    device.between = null
    await app.session.signOut()
    await enter('100102')
    expect(await savePayslip(period)).toMatchObject({ ok: false })
    answers.go()
    expect(await asked).toMatchObject({ ok: true, value: { isKept: false } })
  })

  it('does not keep delivery tickets that arrive after sign-out', async () => {
    await enter('100101')
    await app.kept.writeNote(app.place.openStore(), 'tickets', [])
    const { refillTickets } = await import('#core/transport/ticket-stock.ts')
    await overtake(() => refillTickets(), /ws-general/)
  })

  it('does not keep a list of evidence that arrives after sign-out', async () => {
    await enter('100101')
    const { fetchEvidenceList } = await import('#models/requests/evidence.ts')
    await overtake(
      () => fetchEvidenceList(1, Object.values(evidenceKinds)[0] as EvidenceKind),
      /ws-inconformidades/,
    )
  })

  it('a password change in progress does not reopen the session after sign-out', async () => {
    await enter('100101')
    const before = app.signals.currentToken()
    try {
      const changing = app.session.changePassword(PASSWORD, 'Otro.Lugar.2027')
      // The server has changed the password; the device is still wrapping its keys with the new password.
      await expect.poll(() => app.signals.currentToken(), { interval: 1, timeout: 20_000 }).not.toBe(before)
      await app.session.signOut()
      await changing
      expect(app.state.currentSession()).toEqual({ phase: 'signed-out', reason: 'left' })
    } finally {
      await resetPassword(server, '100101', PASSWORD)
    }
  })
})
