import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as moves from '#contract/savings/savings-moves.ts'
import { decideSavingsRequest } from '#contract/savings/savings-desk.ts'
import { outboundRows } from '#server/db/schema/outbound/outbound.ts'
import { payday, savingsActions } from '#tests/support/people/fund-hands.ts'
import { outboundKey, pull } from '#tests/support/people/outbound-hands.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import type { TestServer } from '#tests/support/server/server.ts'

const PERSON = '100102'
const FUND = '100301'

describe.each(databases)('on %s', (database) => {
  const hands = savingsActions()
  let server: TestServer
  let llave: string

  beforeAll(async () => {
    server = await hands.start(database)
    llave = (await outboundKey(server, 'Caja', { clases: ['caja'] })).llave
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await hands.reset()
    await server.db.delete(outboundRows)
    await hands.saveUpTo(PERSON, 500_000)
  })

  const rows = async () => (await pull(server, llave)).body.data
  const cancel = async (movimiento: number) =>
    (await hands.ask(moves.cancelMovement, PERSON, { movimiento, ...payday })).body
  const decide = async (decision: string, monto: number, motivo = '') => {
    const [request] = await hands.requestsOf(PERSON)
    const input = { id: request?.id, decision, monto, ...(motivo !== '' && { motivo }) }
    return (await hands.ask(decideSavingsRequest, FUND, input)).body
  }

  test('a withdrawal is binding at once, and its row is annulled when the person cancels', async () => {
    expect(await hands.move(moves.withdrawSavings, PERSON, '300.00')).toMatchObject({ status: 'OK' })
    const [request] = await hands.requestsOf(PERSON)
    const [binding] = await rows()
    expect(binding).toMatchObject({
      clase: 'caja',
      hecho: 'autorizado',
      folio: request?.id,
      desde: request?.payDate,
      detalle: { movimiento: 'retiro', monto: 300 },
    })
    expect(await cancel(request?.id ?? 0)).toMatchObject({ status: 'OK' })
    expect((await rows())[1]).toMatchObject({
      hecho: 'anulado',
      anterior: binding?.id,
      folio: request?.id,
      detalle: { movimiento: 'retiro', monto: 300 },
    })
  })

  test('a carried out withdrawal names the row that announced it', async () => {
    await hands.move(moves.withdrawSavings, PERSON, '300.00')
    await hands.onItsPayday(PERSON)
    const [binding, applied] = await rows()
    expect(applied).toMatchObject({
      hecho: 'aplicado',
      anterior: binding?.id,
      detalle: { movimiento: 'retiro', monto: 300 },
    })
  })

  test('a withdrawal that the savings no longer cover on its payday is annulled', async () => {
    await hands.move(moves.withdrawSavings, PERSON, '3000.00')
    await hands.saveUpTo(PERSON, 100_000)
    await hands.onItsPayday(PERSON)
    expect((await rows()).map(({ hecho }) => hecho)).toEqual(['autorizado', 'anulado'])
  })

  test('a contribution reaches payroll only after the decision of the fund', async () => {
    await hands.move(moves.depositSavings, PERSON, '50.00')
    expect(await rows()).toEqual([])
    expect(await decide('autorizar', 50)).toMatchObject({ status: 'OK' })
    const [request] = await hands.requestsOf(PERSON)
    expect(await rows()).toMatchObject([
      { hecho: 'autorizado', desde: request?.payDate, detalle: { movimiento: 'aportacion', monto: 50 } },
    ])
  })

  test('a refused contribution leaves no row, and a refused withdrawal is annulled', async () => {
    await hands.move(moves.depositSavings, PERSON, '50.00')
    await decide('rechazar', 50, 'No alcanza el plazo')
    expect(await rows()).toEqual([])
    await hands.reset()
    await hands.move(moves.withdrawSavings, PERSON, '300.00')
    expect(await decide('rechazar', 300, 'No alcanza el plazo')).toMatchObject({ status: 'OK' })
    expect((await rows()).map(({ hecho }) => hecho)).toEqual(['autorizado', 'anulado'])
  })
})
