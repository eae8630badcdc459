import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'

const stamped: PayslipPeriod = {
  paid_date: '2025-11-21',
  stamped: true,
  idtimbrado: 778812,
  pdf_receipt: '',
  payroll: 1,
  year: 2025,
  period: 46,
  type: 1,
  prenomina: false,
  end_date: '2025-11-16',
}
const preview: PayslipPeriod = { ...stamped, stamped: false, idtimbrado: null, prenomina: true, period: 47 }
const pdf = (text: string) =>
  new Response(`%PDF-1.4 ${text}`, { headers: { 'content-type': 'application/pdf' } })

interface Seen {
  path: string
  body: unknown
  authorization: string | null
}
let seen: Seen[]
let answers: Record<string, (body: Record<string, unknown>) => Response>
let files: typeof import('./payslip-file.ts')

beforeEach(async () => {
  vi.resetModules()
  const indexedDB = new IDBFactory()
  vi.stubGlobal('indexedDB', indexedDB)
  // Replaces the globals that Dexie captured in the first test file of this worker.
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { origin: 'http://turno.test' })
  seen = []
  answers = {
    '/api/prerecibos-pdf': () => Response.json({ status: 'OK', user: 4411, token: 'Pv1' }),
    '/generate-receipt': () => pdf('stamped'),
    '/generate-prereceipt': () => pdf('preview'),
  }
  vi.stubGlobal('fetch', async (input: Request | string) => {
    if (typeof input === 'string') return Response.json({})
    const path = new URL(input.url).pathname
    const body = (await input.json()) as Record<string, unknown>
    seen.push({ path, body, authorization: input.headers.get('authorization') })
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(body)
  })
  const [{ setCurrentToken }, { setOpenStore }, { openPersonStore }] = await Promise.all([
    import('#core/transport/session-signals.ts'),
    import('#core/store/open-store.ts'),
    import('#core/store/person-store.ts'),
  ])
  setCurrentToken('T1')
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  setOpenStore(await openPersonStore('0'.repeat(32), key))
  files = await import('./payslip-file.ts')
})

afterEach(async () => {
  const { setOpenStore } = await import('#core/store/open-store.ts')
  setOpenStore(null)
  vi.unstubAllGlobals()
})

const text = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)

it('fetches a stamped payslip in two steps and opens its copy the next time (PAY-21, PAY-22)', async () => {
  const first = await files.openPayslip(stamped)
  expect(first).toMatchObject({ ok: true, value: { isOld: false, isKept: true } })
  expect(seen).toEqual([
    { path: '/api/prerecibos-pdf', body: { token: 'T1', periodo: '2025046' }, authorization: null },
    {
      path: '/generate-receipt',
      body: { payroll: 1, year: 2025, period: 46, pks: [778812], stamped: true },
      authorization: 'Token Pv1',
    },
  ])
  answers = {}
  const again = await files.openPayslip(stamped)
  expect(again.ok && text(again.value.bytes)).toBe('%PDF-1.4 stamped')
  expect(seen).toHaveLength(2)
})

it('fetches a preview again each time, and falls back to its copy on failure (PAY-23)', async () => {
  await files.openPayslip(preview)
  expect(seen[1]?.body).toEqual({ payroll: 1, year: 2025, period: 47, type: 1, pks: [4411] })
  answers['/generate-prereceipt'] = () => pdf('newer')
  const newer = await files.openPayslip(preview)
  expect(newer.ok && text(newer.value.bytes)).toBe('%PDF-1.4 newer')
  answers = {}
  const old = await files.openPayslip(preview)
  expect(old).toMatchObject({ ok: true, value: { isOld: true } })
  expect(old.ok && text(old.value.bytes)).toBe('%PDF-1.4 newer')
})

it('never shows a copy from before stamping as the stamped payslip', async () => {
  await files.openPayslip({ ...stamped, stamped: false, idtimbrado: null })
  const opened = await files.openPayslip(stamped)
  expect(opened.ok && text(opened.value.bytes)).toBe('%PDF-1.4 stamped')
  const { listFiles } = await import('#core/store/kept-files.ts')
  expect((await listFiles()).map((file) => file.id)).toEqual([files.payslipFileId(stamped)])
})

const theirs = { ...stamped, pdf_receipt: `urn:turno:papel:${'ab'.repeat(16)}` }

it('replaces the stored portal PDF with the stamping provider’s PDF', async () => {
  await files.openPayslip(stamped)
  answers['/generate-receipt'] = () => pdf('theirs')
  const opened = await files.openPayslip(theirs)
  expect(opened.ok && text(opened.value.bytes)).toBe('%PDF-1.4 theirs')
  expect(opened).toMatchObject({ value: { isOld: false, isKept: true } })
  const { listFiles } = await import('#core/store/kept-files.ts')
  expect((await listFiles()).map((file) => file.id)).toEqual([files.payslipFileId(theirs)])
  answers = {}
  const again = await files.openPayslip(theirs)
  expect(again).toMatchObject({ ok: true, value: { isOld: false } })
  expect(again.ok && text(again.value.bytes)).toBe('%PDF-1.4 theirs')
})

it('marks the stored portal PDF as possibly outdated when offline', async () => {
  await files.openPayslip(stamped)
  answers = {}
  const opened = await files.openPayslip(theirs)
  expect(opened).toMatchObject({ ok: true, value: { isOld: true } })
  expect(opened.ok && text(opened.value.bytes)).toBe('%PDF-1.4 stamped')
})

it('opens the stored copy as current when the PDF address is another provider’s', async () => {
  await files.openPayslip(stamped)
  answers = {}
  const opened = await files.openPayslip({ ...stamped, pdf_receipt: 'https://pac.example/a.pdf' })
  expect(opened).toMatchObject({ ok: true, value: { isOld: false } })
})

it('reports an absent payslip when there is neither a network nor a copy', async () => {
  answers = {}
  expect(await files.openPayslip(stamped)).toEqual({ ok: false, failure: { kind: 'absent' } })
})

it('does not store an error page as a payslip', async () => {
  const page = () => new Response('<html>', { headers: { 'content-type': 'application/pdf' } })
  answers['/generate-receipt'] = page
  expect(await files.openPayslip(stamped)).toMatchObject({ ok: false, failure: { kind: 'malformed' } })
  const { listFiles } = await import('#core/store/kept-files.ts')
  expect(await listFiles()).toEqual([])
})

it('downloads once for two taps', async () => {
  const both = await Promise.all([files.savePayslip(stamped), files.savePayslip(stamped)])
  expect(both.every((result) => result.ok)).toBe(true)
  expect(seen).toHaveLength(2)
})

const many = [46, 45, 44, 43].map((period) => ({ ...stamped, period, idtimbrado: period }))

it('saves several payslips, continues after a failure and reports the failed one', async () => {
  answers['/generate-receipt'] = ({ period }) =>
    period === 45 ? Response.json({}, { status: 500 }) : pdf('ok')
  const progress: number[] = []
  const report = await files.saveSeveral(many, (done) => progress.push(done), new AbortController().signal)
  expect(report).toEqual({ saved: 3, failed: [many[1]], stopped: 'no' })
  expect(progress).toEqual([0, 1, 2, 3])
})

it('stops saving several payslips when the network is lost', async () => {
  answers['/generate-receipt'] = ({ period }) => {
    if (period === 45) answers = {}
    return pdf('ok')
  }
  const report = await files.saveSeveral(many, () => undefined, new AbortController().signal)
  expect(report).toEqual({ saved: 2, failed: [], stopped: 'offline' })
})

it('stops saving several payslips after the current download when the person cancels', async () => {
  const stop = new AbortController()
  const report = await files.saveSeveral(many, (done) => done === 1 && stop.abort(), stop.signal)
  expect(report).toEqual({ saved: 2, failed: [], stopped: 'cancelled' })
})

it('reports a full device when no payslip can be stored', async () => {
  const { setOpenStore } = await import('#core/store/open-store.ts')
  setOpenStore(null)
  const report = await files.saveSeveral(many, () => undefined, new AbortController().signal)
  expect(report).toEqual({ saved: 0, failed: [], stopped: 'full' })
})
