import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as evaluations from '#contract/evaluations/evaluations.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as questionnaire from '#contract/evaluations/questionnaire.ts'
import { sendSurvey } from '#contract/evaluations/survey-answers.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { evaluationSurveys } from '#server/db/schema/temporary-staff.ts'
import { ownDataTexts } from '#server/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { evaluateOn, type Evaluating, HR, LEADER } from '#tests/support/server/evaluating.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { recordIssued } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Tests TMP-05, TMP-06 and P-123 … 125, also with calls out of order. */

const CLOSED = { status: 'ERROR', message: 'Esta evaluación ya cerró. Gracias de todos modos.' }
const UNKNOWN = { status: 'ERROR', message: 'Esa encuesta ya no existe. Actualiza la lista.' }
const EXPIRED = { status: 'EXPSESSION', message: 'Token inválido' }

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let on: Evaluating

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    on = evaluateOn(server)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
  })

  const now = () => server.clock.now().getTime()
  /** @returns the survey that 100101 has to answer, and functions for its calls */
  async function begin(number: string) {
    const id = await on.evaluated(number)
    const survey = (await on.surveysOf(id)).find((one) => one.number === '100101')?.survey
    if (!survey) throw new Error('no survey')
    const idEncuesta = survey.id
    return {
      id,
      idEncuesta,
      read: (login = '100101') => on.said(questionnaire.readQuestionnaire, { idEncuesta, idTipo: 1 }, login),
      keep: (more: object, login = '100101') =>
        on.said(questionnaire.keepAnswers, { idEncuesta, respuestas: [], ...more }, login),
      send: async (more: object = {}) =>
        on.said(
          sendSurvey,
          {
            idEncuesta,
            idEvaluacion: id,
            resultados: await on.answersOf(() => 3),
            fortaleza: '',
            oportunidad: '',
            ...more,
          },
          '100101',
        ),
    }
  }
  async function listed(login: string) {
    const { data } = await on.said(questionnaire.listOwnSurveys, {}, login)
    return data as { idEncuesta: number; terminada: boolean; contestadas: number }[]
  }

  test('P-124: keeps the comment written last, whichever arrives last', {
    tags: ['whole'],
  }, async () => {
    const { keep, read } = await begin('100223')
    const at = now()
    expect(await keep({ fortaleza: 'Del teléfono', momentoFortaleza: at - 500 })).toEqual({ status: 'OK' })
    const other = {
      fortaleza: 'De la tableta',
      momentoFortaleza: at - 900,
      oportunidad: 'Puntualidad',
      momentoOportunidad: at - 800,
    }
    expect(await keep(other)).toEqual({ status: 'OK' })
    const kept = {
      fortaleza: 'Del teléfono',
      momentoFortaleza: at - 500,
      oportunidad: 'Puntualidad',
      momentoOportunidad: at - 800,
    }
    expect(await read()).toMatchObject(kept)
    await keep({ oportunidad: '', momentoOportunidad: at - 100 })
    expect(await read()).toMatchObject({ ...kept, oportunidad: '', momentoOportunidad: at - 100 })
    // A device clock far ahead must not block later comments: the server limits the time.
    await keep({ fortaleza: 'Del futuro', momentoFortaleza: at + 365 * 86_400_000 })
    const { momentoFortaleza } = await read()
    expect(Number(momentoFortaleza)).toBeLessThanOrEqual(now() + 5 * 60_000)
  })

  test('P-124: dates a comment from an earlier app by its arrival', async () => {
    const { keep, read } = await begin('100223')
    const at = now()
    await keep({
      fortaleza: 'Nueva',
      momentoFortaleza: at - 500,
      oportunidad: 'B',
      momentoOportunidad: at - 400,
    })
    expect(await keep({ fortaleza: 'De antes', oportunidad: 'B' })).toEqual({ status: 'OK' })
    const said = await read()
    expect(said).toMatchObject({ fortaleza: 'De antes', oportunidad: 'B', momentoOportunidad: at - 400 })
    expect(Number(said.momentoFortaleza)).toBeGreaterThanOrEqual(at)
    await keep({ respuestas: [{ id: 1, respuesta: 2, momento: at }] })
    expect(await read()).toMatchObject({ fortaleza: 'De antes', oportunidad: 'B' })
  })

  test('TMP-05: answers another person’s survey and an unknown survey with the same message', async () => {
    const { idEncuesta, read, keep } = await begin('100224')
    for (const login of ['100102', '100201', HR]) {
      expect(await read(login)).toEqual(UNKNOWN)
      expect(await keep({ fortaleza: 'x' }, login)).toEqual(UNKNOWN)
    }
    const absent = { idEncuesta: 2_000_000_000, idTipo: 1 }
    expect(await on.said(questionnaire.readQuestionnaire, absent, '100101')).toEqual(UNKNOWN)
    for (const wrong of [0, -1, 1.5, 'x', null, 3_000_000_000, [idEncuesta]]) {
      const input = { idEncuesta: wrong, idTipo: 1 }
      const answer = await on.said(questionnaire.readQuestionnaire, input, '100101')
      expect([wrong, answer.status]).toEqual([wrong, 'ERROR'])
    }
  })

  test('P-124, TMP-06: an invalid answer rejects the whole request', async () => {
    const { idEncuesta, keep, send, read } = await begin('100224')
    const at = now()
    const one = { id: 1, respuesta: 2, momento: at }
    const bad: object[] = [
      { respuestas: [one, { id: 999, respuesta: 2, momento: at }] },
      { respuestas: [one, { id: 2, respuesta: 5, momento: at }] },
      { respuestas: [one, { id: 2, respuesta: 0, momento: at }] },
      { respuestas: [one, { id: 2, respuesta: 2.5, momento: at }] },
      { respuestas: [one, { id: 2, respuesta: 2 }] },
      { respuestas: [one, { id: 2, respuesta: 2, momento: 'ayer' }] },
      { respuestas: [one], fortaleza: 'x'.repeat(1501), momentoFortaleza: at },
      { respuestas: [one], fortaleza: 'x', momentoFortaleza: 'ayer' },
      { respuestas: Array.from({ length: 201 }, () => one) },
      { respuestas: 'todas' },
    ]
    for (const more of bad) expect(await keep(more)).toMatchObject({ status: 'ERROR' })
    const all = await on.answersOf(() => 3)
    const sent: object[] = [
      { resultados: [] },
      { resultados: all.slice(1) },
      { resultados: [...all, all[0]] },
      { resultados: all.map((each, place) => (place === 0 ? { ...each, respuesta: 5 } : each)) },
      { idEvaluacion: 2_000_000_000 },
      { fortaleza: 'x'.repeat(1501) },
      { fortaleza: undefined },
    ]
    for (const more of sent) expect(await send(more)).toMatchObject({ status: 'ERROR' })
    const { categorias, fortaleza } = await read()
    const given = (categorias as questionnaire.Category[]).flatMap(({ preguntas }) =>
      preguntas.filter(({ respuesta }) => respuesta !== null),
    )
    expect([given, fortaleza]).toEqual([[], ''])
    const row = (await listed('100101')).find((each) => each.idEncuesta === idEncuesta)
    expect(row).toMatchObject({ terminada: false, contestadas: 0 })
  })

  test('TMP-06: repeats the first response for the same id, and answers EXISTE for another id', async () => {
    const { idEncuesta, send, read } = await begin('100225')
    const idOperacion = crypto.randomUUID()
    const first = await send({ idOperacion, fortaleza: 'Bien' })
    expect(first).toMatchObject({ status: 'OK' })
    expect(await send({ idOperacion, fortaleza: 'Bien' })).toEqual(first)
    const again = await send({ idOperacion: crypto.randomUUID(), fortaleza: 'Otra' })
    expect(again).toEqual({ status: 'EXISTE', message: 'Ya enviaste esta evaluación.' })
    expect(await read()).toMatchObject({ fortaleza: 'Bien' })
    const row = (await listed('100101')).find((each) => each.idEncuesta === idEncuesta)
    expect(row).toMatchObject({ terminada: true })
  })

  test('refuses answers of a peer or the leader whose password the evaluated person issued, until another issues one', async () => {
    const { id, read, keep, send } = await begin('100104')
    await keep({ fortaleza: 'Antes', momentoFortaleza: now() })
    for (const login of ['100101', LEADER]) await recordIssued(server, '100104', login)
    const refused = { status: 'ERROR', message: ownDataTexts.evaluatedHand }
    expect([await read(), await keep({ fortaleza: 'x' }), await send()]).toEqual([refused, refused, refused])
    expect(await on.answer(id, LEADER)).toEqual(refused)
    const answered = (await on.surveysOf(id)).filter(({ survey }) => survey.answeredAt !== null)
    expect(answered).toEqual([])
    expect(await on.answer(id, '100103')).toMatchObject({ status: 'OK' })
    await recordIssued(server, '100101', '100104')
    expect(await on.answer(id, '100104')).toMatchObject({ status: 'OK' })

    for (const login of ['100101', LEADER]) await recordIssued(server, '100501', login)
    expect(await read()).toMatchObject({ status: 'OK', fortaleza: 'Antes' })
    expect(await on.answer(id, LEADER)).toMatchObject({ status: 'OK' })
    expect(await send()).toMatchObject({ status: 'OK' })
  })

  test('a removed survey accepts nothing, and only its evaluator sees that it is closed', async () => {
    const { idEncuesta, read, keep, send } = await begin('100226')
    await keep({ respuestas: [{ id: 1, respuesta: 4, momento: now() }] })
    expect(await on.said(evaluations.removeSurvey, { item: { id: idEncuesta } }, HR)).toMatchObject({
      status: 'OK',
    })
    for (const answer of [await read(), await keep({ fortaleza: 'x' }), await send()])
      expect(answer).toEqual(CLOSED)
    expect(await read('100102')).toEqual(UNKNOWN)
    expect((await listed('100101')).some((each) => each.idEncuesta === idEncuesta)).toBe(false)
    const [row] = await server.db.select().from(evaluationSurveys).where(eq(evaluationSurveys.id, idEncuesta))
    expect(row).toMatchObject({ answeredAt: null, strength: '', points: null })
  })

  test('P-123: lists only the caller’s own surveys, with their progress', async () => {
    const { idEncuesta, keep } = await begin('100227')
    await keep({ respuestas: [1, 2, 3].map((id) => ({ id, respuesta: 2, momento: now() })) })
    const own = (await listed('100101')).find((each) => each.idEncuesta === idEncuesta)
    expect(own).toMatchObject({ terminada: false, contestadas: 3, preguntas: 20 })
    for (const login of ['100102', '100201', HR])
      expect((await listed(login)).some((each) => each.idEncuesta === idEncuesta)).toBe(false)
  })

  test('P-125: shows a result only after its notification, and only to the person', async () => {
    const { id } = await begin('100104')
    const result = (login: string) => on.said(questionnaire.readOwnResult, {}, login)
    for (const number of ['100101', '100103', '100102', '100201', '100104']) await on.answer(id, number)
    expect(await result('100104')).toEqual({ status: 'VACIO' })
    await on.said(evaluations.calculateScores, { idEvaluacion: id }, HR)
    expect(await result('100104')).toEqual({ status: 'VACIO' })
    await on.said(evaluations.finishEvaluation, { idEvaluacion: id }, HR)
    const own = await result('100104')
    expect(own.status).toBe('OK')
    expect(JSON.stringify(own)).not.toMatch(/100101|100103|100102|100201/)
    expect((await on.said(questionnaire.listOwnSurveys, {}, '100104')).tieneResultado).toBe(true)
    for (const login of ['100101', HR]) expect(await result(login)).toEqual({ status: 'VACIO' })
  })

  test('refuses an expired or unknown session, and changes nothing', async () => {
    const { idEncuesta, id, read } = await begin('100229')
    const calls: [AnyOperation, object][] = [
      [questionnaire.readQuestionnaire, { idEncuesta, idTipo: 1 }],
      [questionnaire.listOwnSurveys, {}],
      [questionnaire.keepAnswers, { idEncuesta, respuestas: [], fortaleza: 'x' }],
      [questionnaire.readOwnResult, {}],
      [
        sendSurvey,
        {
          idEncuesta,
          idEvaluacion: id,
          resultados: await on.answersOf(() => 1),
          fortaleza: 'x',
          oportunidad: '',
        },
      ],
    ]
    for (const [operation, input] of calls) {
      for (const token of ['', 'nonsense', 'a'.repeat(43)]) {
        const { body } = await sendOperation(server, operation, input, token)
        expect([operation.id, body]).toEqual([operation.id, EXPIRED])
      }
    }
    expect(await read()).toMatchObject({ fortaleza: '' })
  })
})
