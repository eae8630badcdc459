import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/requests/clarifications.ts'
import { listStampedPayrolls } from '#contract/payslips/legacy-payroll.ts'
import type { Clarification } from '#contract/requests/clarifications.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { duplicateClarificationText } from '#domain/requests/clarification-texts.ts'
import { periodCode, periodText } from '#domain/requests/clarifications.ts'
import { companyDate } from '#domain/time/dates.ts'
import { clarificationReasons, clarifications, formerAnswers } from '#server/db/schema/clarifications.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Clarifications on the server (CLAR, CLARF, RATE): request, list, rating, answer and reopening. */

const PERSON = '100103'
const REFUSED = 'ERROR'

interface Period {
  end_date: string
  period: number
}

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let employeeId: number
  let userId: number

  beforeAll(async () => {
    server = await startServer({ database })
    const person = await findPerson(server, PERSON)
    employeeId = person.employeeId ?? 0
    userId = person.userId
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(clarifications).where(eq(clarifications.employeeId, employeeId))
    await server.db.delete(notifications).where(eq(notifications.userId, userId))
  })

  const ask = (operation: AnyOperation, input: object = {}, login = PERSON) =>
    sendAs(server, operation, input, login)
  const statusOf = async (answer: ReturnType<typeof ask>) => fieldOf(await answer, 'status')
  const messageOf = async (answer: ReturnType<typeof ask>) => fieldOf(await answer, 'message')
  const listOf = async (login = PERSON) =>
    fieldOf(await ask(contract.listClarifications, { perfil: 'usuario' }, login), 'data') as Clarification[]

  async function periodsOf(grupoPago: number): Promise<Period[]> {
    return fieldOf(await ask(contract.listPayrollPeriods, { grupoPago }), 'Periodos') as Period[]
  }

  async function codeOf(back: number, group = 1): Promise<string> {
    const period = (await periodsOf(group))[back]
    return periodCode(period?.end_date ?? '', period?.period ?? '')
  }

  const form = { motivo: 1, nomMotivo: '', nuevoMotivo: '', comentario: 'Falta mi tiempo extra' }
  const request = async (changed: object = {}, login = PERSON) =>
    ask(contract.requestClarification, { periodo: await codeOf(2), ...form, ...changed }, login)
  const idOf = async (answer: ReturnType<typeof ask>) => Number(fieldOf(await answer, 'id'))
  const answer = (id: number, comentarioNominas = 'Se paga en el siguiente periodo') =>
    ask(contract.answerClarification, { id, comentarioNominas }, '100301')
  const reopen = (id: number) => ask(contract.reopenClarification, { id }, '100301')
  const rate = (id: number, rating = 4, login = PERSON) =>
    ask(contract.rateClarification, { id, rating }, login)
  const rowOf = async (id: number) =>
    (await server.db.select().from(clarifications).where(eq(clarifications.id, id)))[0]

  test('CLARF-11: lists the active reasons', async () => {
    const reasons = fieldOf(await ask(contract.listClarificationReasons), 'data') as { ID: number }[]
    expect(reasons.length).toBeGreaterThanOrEqual(6)
    expect(reasons[0]).toEqual({ ID: 1, nombre: 'Falta de pago de tiempo extra' })
  })

  test('CLARF-13 … CLARF-15: lists the periods of a family, newest first, without future periods', async () => {
    const weeks = await periodsOf(5704)
    const fortnights = await periodsOf(5709)
    expect(weeks.length).toBeGreaterThan(100)
    expect(fortnights.length).toBeGreaterThan(47)
    expect(await periodsOf(10)).toEqual(weeks)
    expect(await periodsOf(2)).toEqual(fortnights)
    for (const list of [weeks, fortnights]) {
      const days = list.map((each) => each.end_date)
      expect(days).toEqual(days.toSorted().reverse())
    }
    const today = companyDate(server.clock.now().getTime())
    expect(weeks.filter((each) => each.end_date >= today)).toHaveLength(1)
  })

  test.each([
    ['100101', 5704],
    ['100102', 5709],
  ])(
    'CLARF-12, K-18: lists stamped periods of %s in the family’s periods and accepts a request for a listed period',
    async (login, family) => {
      const input = { formulario: 'aclaracion', gPago: 1 }
      const stamped = fieldOf(await ask(listStampedPayrolls, input, login), 'nominasMostrar') as {
        FIN_CADPER: string
      }[]
      const codes = new Set(stamped.map(({ FIN_CADPER }) => FIN_CADPER))
      const listed = (await periodsOf(family)).map(({ end_date, period }) => periodCode(end_date, period))
      const offered = listed.filter((code) => codes.has(code))
      expect(offered).not.toContain(listed[0])
      expect(offered.length).toBeGreaterThan(10)
      expect(await statusOf(request({ periodo: offered[3] }, login))).toBe('OK')
    },
  )

  test('CLAR-01, CLAR-02, CLAR-11, CLARF-17: lists a new request with its folio', async () => {
    const [, , period] = await periodsOf(1)
    const code = await codeOf(2)
    const id = await idOf(request({ comentario: '  Falta mi tiempo extra  ' }))
    const year = Number(code.slice(0, 4))
    expect(await listOf()).toEqual([
      {
        ID: id,
        Emplid: PERSON,
        fechaRegistro: companyDate(server.clock.now().getTime()),
        FIN_CADPER: code,
        periodo: periodText(year, period?.period ?? 0),
        motivo: 'Falta de pago de tiempo extra',
        estatus: 'Abierta',
        nivelSatisfaccion: null,
        comentarioGral: 'Falta mi tiempo extra',
        comentarioNominas: null,
        respuesta: null,
      },
    ])
    const other = await idOf(
      request({ periodo: await codeOf(1), motivo: null, nuevoMotivo: 'Mi cuenta nueva' }),
    )
    expect((await listOf()).map(({ ID, motivo }) => [ID, motivo])).toEqual([
      [other, 'Mi cuenta nueva'],
      [id, 'Falta de pago de tiempo extra'],
    ])
  })

  test('CLAR-06, CLAR-10: answers VACIO without requests, and states no number of unrated ones', async () => {
    const { body } = await ask(contract.listClarifications, { perfil: 'usuario' })
    expect(body).toEqual({ status: 'VACIO', data: [] })
  })

  test('CLARF-19, CLARF-20: allows one open request per period, however its code is written', async () => {
    await request()
    const again = await request({ motivo: 2 })
    expect(again.body).toEqual({ status: 'EXISTE', message: duplicateClarificationText })
    const code = await codeOf(2)
    for (const periodo of [` ${code} `, `${code.slice(0, 4)}00${code.slice(5)}`]) {
      expect(await statusOf(request({ periodo }))).not.toBe('OK')
    }
    expect(await listOf()).toHaveLength(1)
    expect(await statusOf(request({}, '100101'))).toBe('OK')
  })

  test('CLARF-20: keeps one of five simultaneous requests and refuses four as duplicates', async () => {
    const token = await openSession(server, PERSON)
    const periodo = await codeOf(2)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((motivo) =>
        sendOperation(server, contract.requestClarification, { ...form, periodo, motivo }, token),
      ),
    )
    const words = answers.map((each) => fieldOf(each, 'status'))
    expect(words.filter((each) => each === 'OK')).toHaveLength(1)
    expect(words.filter((each) => each === 'EXISTE')).toHaveLength(4)
    expect(await listOf()).toHaveLength(1)
  })

  test('CLARF-20: allows a new request for the period once the first is answered', async () => {
    const id = await idOf(request())
    await answer(id)
    expect(await statusOf(request())).toBe('OK')
    expect(await messageOf(reopen(id))).toBe('La persona tiene otra aclaración abierta del mismo periodo.')
    expect((await rowOf(id))?.answer).toBe('Se paga en el siguiente periodo')
    const kept = await server.db.select().from(formerAnswers).where(eq(formerAnswers.clarificationId, id))
    expect(kept).toEqual([])
  })

  test('CLARF-22: answers PERIODOVACIO without a period', async () => {
    for (const periodo of ['', '   ']) {
      const { body } = await request({ periodo })
      expect(body).toEqual({ status: 'PERIODOVACIO', message: 'Seleccione un periodo o recargue la pagina' })
    }
  })

  test.each(['2019046', '2026099', '202600', '20260', '46', 'x', '0 q', '2200', "' or 1=1", '99999046'])(
    'refuses %j, which is not a period of the person',
    async (periodo) => {
      expect((await request({ periodo })).body).toEqual({
        status: REFUSED,
        message: 'Ese periodo no es de tu nómina. Elige otro de la lista.',
      })
    },
  )

  test('refuses a period of the other family and a future period', async () => {
    const fortnights = await periodsOf(5709)
    const weeks = await periodsOf(5704)
    const year = (each: Period) => each.end_date.slice(0, 4)
    const later = weeks.find(
      (week) => week.period > 24 && fortnights.some((each) => year(each) === year(week)),
    )
    const code = periodCode(later?.end_date ?? '', later?.period ?? '')
    expect(await statusOf(request({ periodo: code }, '100102'))).toBe(REFUSED)
    const [current] = weeks
    const next = periodCode(current?.end_date ?? '', (current?.period ?? 0) + 1)
    expect(await statusOf(request({ periodo: next }))).toBe(REFUSED)
  })

  test('CLAR-12 … CLAR-14: accepts special periods only from a person who was paid one', async () => {
    expect(await statusOf(request({ periodo: '220' }, '100101'))).toBe('OK')
    expect((await listOf('100101'))[0]).toMatchObject({ FIN_CADPER: '220' })
    expect(await statusOf(request({ periodo: '230' }))).toBe(REFUSED)
  })

  test.each([
    [{ motivo: null, nuevoMotivo: '' }, 'Elige un motivo de la lista o escribe uno nuevo.'],
    [{ motivo: null, nuevoMotivo: '   ' }, 'Elige un motivo de la lista o escribe uno nuevo.'],
    [{ motivo: 1, nuevoMotivo: 'otro' }, 'Elige un motivo o escribe uno nuevo, no los dos.'],
    [{ motivo: 999 }, 'Ese motivo ya no está en la lista. Elige otro.'],
    [{ comentario: '   ' }, 'El campo comentario no es válido.'],
    [{ comentario: 'x'.repeat(501) }, 'El campo comentario no es válido.'],
    [{ motivo: null, nuevoMotivo: 'x'.repeat(81) }, 'El campo nuevoMotivo no es válido.'],
  ])('CLARF-04 … CLARF-09: refuses %j', async (changed, message) => {
    expect((await request(changed)).body).toEqual({ status: REFUSED, message })
    expect(await listOf()).toEqual([])
  })

  test('refuses a reason that is no longer active', async () => {
    const off = (isActive: boolean) =>
      server.db.update(clarificationReasons).set({ isActive }).where(eq(clarificationReasons.id, 7))
    await off(false)
    expect(await messageOf(request({ motivo: 7 }))).toBe('Ese motivo ya no está en la lista. Elige otro.')
    await off(true)
    expect(await statusOf(request({ motivo: 7 }))).toBe('OK')
  })

  test('answers a repeated operation with its first response, also after the request was closed', async () => {
    const input = { periodo: await codeOf(2), ...form, idOperacion: randomUUID() }
    const first = await ask(contract.requestClarification, input)
    expect((await ask(contract.requestClarification, input)).body).toEqual(first.body)
    expect(await listOf()).toHaveLength(1)
    await answer(Number(fieldOf(first, 'id')))
    expect((await ask(contract.requestClarification, input)).body).toEqual(first.body)
    expect(await listOf()).toHaveLength(1)
  })

  test('accepts a duplicate under the same operation id once the period is free', async () => {
    const id = await idOf(request())
    const input = { periodo: await codeOf(2), ...form, idOperacion: randomUUID() }
    expect(await statusOf(ask(contract.requestClarification, input))).toBe('EXISTE')
    await answer(id)
    expect(await statusOf(ask(contract.requestClarification, input))).toBe('OK')
  })

  test('CLAR-23, CLAR-24, P-11: counts answered requests as unrated until they are rated', async () => {
    const count = async () => fieldOf(await ask(contract.countUnratedClarifications), 'numNoEvaluados')
    const flag = async () =>
      fieldOf(await ask(contract.listClarifications, { perfil: 'usuario' }), 'numNoEvaluados')
    const first = await idOf(request())
    const second = await idOf(request({ periodo: await codeOf(3) }))
    expect([await count(), await flag()]).toEqual([0, undefined])
    await answer(first)
    await answer(second)
    expect([await count(), await flag()]).toEqual([2, 2])
    await rate(first)
    expect([await count(), await flag()]).toEqual([1, 1])
    await rate(second, 1)
    expect([await count(), await flag()]).toEqual([0, undefined])
    expect((await listOf()).map(({ ID, nivelSatisfaccion }) => [ID, nivelSatisfaccion])).toEqual([
      [second, 1],
      [first, 4],
    ])
  })

  test('RATE-10, CLAR-19: rates only a closed request, only once and only one’s own', async () => {
    const id = await idOf(request())
    expect(await messageOf(rate(id))).toBe('Esta aclaración sigue abierta. Califícala cuando la cierren.')
    await answer(id)
    for (const login of ['100101', '100301']) {
      expect(await messageOf(rate(id, 1, login))).toBe('Solo puedes ver tu propia información.')
      expect(await messageOf(rate(2_000_000_000, 1, login))).toBe('Solo puedes ver tu propia información.')
    }
    for (const rating of [0, 6, 2.5, '', null]) {
      expect(await statusOf(ask(contract.rateClarification, { id, rating }))).toBe(REFUSED)
    }
    const idOperacion = randomUUID()
    const input = { id, rating: 5, idOperacion }
    expect((await ask(contract.rateClarification, input)).body).toEqual({ status: 'OK' })
    expect((await ask(contract.rateClarification, input)).body).toEqual({ status: 'OK' })
    expect(await messageOf(rate(id, 1))).toBe('Ya calificaste esta aclaración.')
    expect((await rowOf(id))?.rating).toBe(5)
  })

  test('RATE-10: accepts one of two simultaneous ratings', async () => {
    const id = await idOf(request())
    await answer(id)
    const token = await openSession(server, PERSON)
    const both = await Promise.all(
      [2, 5].map((rating) => sendOperation(server, contract.rateClarification, { id, rating }, token)),
    )
    expect(both.filter((each) => fieldOf(each, 'status') === 'OK')).toHaveLength(1)
  })

  test('P-05: shows the answer to its person and notifies them once; a second answer is refused', async () => {
    const id = await idOf(request())
    const answers = await Promise.all([answer(id, 'Se paga el viernes'), answer(id, 'No procede')])
    const words = answers.map((each) => fieldOf(each, 'message'))
    expect(words.filter((each) => each === undefined)).toHaveLength(1)
    expect(words).toContain('Alguien ya respondió esta aclaración. Actualiza la lista.')
    const [row] = await listOf()
    expect(row?.estatus).toBe('Cerrada')
    expect(['Se paga el viernes', 'No procede']).toContain(row?.comentarioNominas)
    expect(await told()).toEqual([`clarification-answered ${id}`])
    expect(await messageOf(answer(2_000_000_000))).toBe('Esa aclaración ya no existe. Actualiza la lista.')
  })

  const told = async () => {
    const rows = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(notifications.id)
    return rows.map(({ kind, ref }) => `${kind} ${ref}`)
  }

  test('P-47: reopens without the rating, keeps the former answer and notifies the person each time', async () => {
    const id = await idOf(request())
    expect(await messageOf(reopen(id))).toBe('Esta aclaración ya está abierta.')
    await answer(id, 'Primera')
    await rate(id, 2)
    expect((await reopen(id)).body).toEqual({ status: 'OK' })
    expect((await listOf())[0]).toMatchObject({
      estatus: 'Abierta',
      nivelSatisfaccion: null,
      comentarioNominas: null,
    })
    const [kept] = await server.db.select().from(formerAnswers).where(eq(formerAnswers.clarificationId, id))
    expect(kept).toMatchObject({ answer: 'Primera', rating: 2 })
    await answer(id, 'Segunda')
    expect(await told()).toEqual([
      `clarification-answered ${id}`,
      `request-reopened aclaracion-${id}`,
      `clarification-answered ${id}`,
    ])
    expect(await messageOf(reopen(2_000_000_000))).toBe('Esa aclaración ya no existe. Actualiza la lista.')
  })

  test('CLARF-20: leaves one request open when a reopening and a new request for the period coincide', {
    tags: ['whole'],
  }, async () => {
    for (let round = 0; round < 5; round++) {
      await server.db.delete(clarifications).where(eq(clarifications.employeeId, employeeId))
      const id = await idOf(request())
      await answer(id)
      const both = await Promise.all([reopen(id), request()])
      expect(both.map(({ http }) => http)).toEqual([200, 200])
      expect(both.filter((each) => fieldOf(each, 'status') === 'OK')).toHaveLength(1)
      expect((await listOf()).filter(({ estatus }) => estatus === 'Abierta')).toHaveLength(1)
    }
  })

  test('the demo has one unrated and one open clarification of 100104, and no other unrated clarification', async () => {
    const blocked = await listOf('100104')
    expect(blocked.map(({ estatus, nivelSatisfaccion }) => [estatus, nivelSatisfaccion])).toEqual([
      ['Abierta', null],
      ['Cerrada', null],
    ])
    for (const login of ['100101', '100102', '100103', '100201', '100301']) {
      const { body } = await ask(contract.countUnratedClarifications, {}, login)
      expect(body).toEqual({ status: 'OK', numNoEvaluados: 0 })
    }
    expect(fieldOf(await ask(contract.countUnratedClarifications, {}, '100104'), 'numNoEvaluados')).toBe(1)
  })
})
