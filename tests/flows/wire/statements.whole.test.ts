import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleOf } from '#tests/support/server/examples.ts'
import { generateReceipt, listPayslips, requestPayslipPdf } from '#contract/payslips/payslips.ts'
import { type PayslipPeriod, payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import { recordTexts } from '#tests/support/server/databases/recorded-statements.ts'
import { onlyReads } from '#server/operations/run-operation.ts'
import { allServices } from '#server/services/all.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'postgres' })
})
afterAll(() => server.stop())

/** Opens a session and uses it once, because the first use needs an extra statement. */
async function openUsed(login: string): Promise<string> {
  const token = await openSession(server, login)
  await sendOperation(server, listPayslips, {}, token)
  return token
}

/** Allowed write: GEN-15 records in one statement that notifications were fetched. */
const NOTES = { 'GEN-15': /^update "notifications" set "delivered_at"/ } as Partial<Record<string, RegExp>>

describe('read-only operations', () => {
  const reading = allServices.filter(onlyReads).map(({ operation }) => operation)

  test.each(reading)('$id only reads, without a transaction or lock', async (operation) => {
    for (const login of ['100101', '100201', '100301', 'candidato']) {
      const token = await openUsed(login)
      const texts = await recordTexts(() =>
        sendOperation(server, operation, exampleOf(operation).request, token),
      )
      const reads = (text: string) =>
        (/^(select|with)\b/i.test(text) && !/\bfor (update|share|no key)\b/i.test(text)) ||
        NOTES[operation.id]?.test(text)
      const others = texts.filter((text) => !reads(text))
      expect(others).toEqual([])
    }
  })
})

test('a payday visit sends seven database queries: 2 for the list, 3 for the token, 2 for the PDF', async () => {
  const token = await openUsed('100101')
  let answer: WireAnswer | null = null
  const lists = await recordTexts(async () => {
    answer = await sendOperation(server, listPayslips, {}, token)
  })
  const periods = fieldOf(answer as unknown as WireAnswer, 'data') as PayslipPeriod[]
  const newest = periods.find(({ stamped }) => stamped)
  if (!newest) throw new Error('no stamped payslip')
  const asked = await recordTexts(async () => {
    answer = await sendOperation(server, requestPayslipPdf, { periodo: payslipPeriodCode(newest) }, token)
  })
  const provider = String(fieldOf(answer as unknown as WireAnswer, 'token'))
  const { payroll, year, period, idtimbrado } = newest
  const place = { payroll, year, period, pks: [idtimbrado], stamped: true }
  const drawn = await sendOperation(server, generateReceipt, place, provider)
  expect(drawn.isPdf).toBe(true)
  const again = await recordTexts(async () => {
    answer = await sendOperation(server, generateReceipt, place, provider)
  })
  expect((answer as unknown as WireAnswer).isPdf).toBe(true)
  expect([lists, asked, again].map((texts) => texts.length)).toEqual([2, 3, 2])
})
