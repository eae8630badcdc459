import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as evaluations from '#contract/evaluations/evaluations.ts'
import * as questionnaire from '#contract/evaluations/questionnaire.ts'
import { sendSurvey } from '#contract/evaluations/survey-answers.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { surveyAnswers } from '#server/db/schema/temporary-staff.ts'
import { staffTexts } from '#server/services/temporary-staff/texts.es.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { evaluateOn, type Evaluating, HR, LEADER } from '#tests/support/server/evaluating.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

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

  test('EVAL-39 … 43: a survey can be reassigned or removed, and its evaluator reminded', async () => {
    const id = await on.evaluated('100223')
    const [first, , client] = await on.surveysOf(id)
    const give = (idEncuesta: number, emplid: string) =>
      on.said(evaluations.changeSurvey, { emplid, idEvaluacion: id, idEncuesta }, HR)
    const taken = {
      status: 'EXISTE',
      message:
        'El colaborador seleccionado ya se encuentra registrado en las encuestas. Seleccione uno diferente',
    }
    expect(await give(client?.survey.id ?? 0, '100103')).toEqual(taken)
    expect(await give(client?.survey.id ?? 0, LEADER)).toEqual(taken)
    expect(await give(client?.survey.id ?? 0, '100401')).toEqual({ status: 'OK' })
    const noMail = (await on.surveysOf(id)).find(({ number }) => number === '100103')
    expect(await on.said(evaluations.remindEvaluator, { item: { id: noMail?.survey.id } }, HR)).toMatchObject(
      {
        status: 'SINCORREO',
        message: 'Colaborador no cuenta con un correo registrado',
      },
    )
    expect(await on.said(evaluations.removeSurvey, { item: { id: first?.survey.id } }, HR)).toEqual({
      status: 'OK',
      pendientes: 3,
    })
    expect(await on.said(evaluations.removeSurvey, { item: { id: first?.survey.id } }, HR)).toMatchObject({
      status: 'ERROR',
    })
    await on.answer(id, '100103')
    await on.answer(id, '100401')
    const last = (await on.surveysOf(id)).find(({ number }) => number === LEADER)
    expect(await on.said(evaluations.removeSurvey, { item: { id: last?.survey.id } }, HR)).toEqual({
      status: 'OK',
      pendientes: 0,
    })
    await on.said(evaluations.calculateScores, { idEvaluacion: id }, HR)
    const { data } = (await on.said(evaluations.readResult, { idEvaluacion: id }, HR)) as {
      data: {
        actual: { categorias: { otros: number | null }[]; calificacion: number }
        comentarios: object
        fortaleza: { categoria: string }
      }
    }
    expect(data.actual.calificacion).toBe(75)
    expect(data.actual.categorias.map(({ otros }) => otros)).toEqual([null, null, null, null, null])
    expect(data.comentarios).toEqual({ fortalezas: [], oportunidades: [] })
    expect(data.fortaleza.categoria).toBe('')
    // The leader is one of the two evaluators and could compute the other evaluator's points.
    const { data: led } = (await on.said(evaluations.readResult, { idEvaluacion: id }, LEADER)) as {
      data: { actual: { calificacion: number | null; nivel: number | null } }
    }
    expect([led.actual.calificacion, led.actual.nivel]).toEqual([null, null])
    expect(JSON.stringify(data)).not.toMatch(/100103|BRENDA|100401|IRMA/)
  })

  test('EVAL-41: refuses a registered evaluator, and says why the leader or the person cannot be client or peer', {
    tags: ['whole'],
  }, async () => {
    const id = await on.evaluated('100104')
    const rows = await on.surveysOf(id)
    const surveyOf = (number: string) => rows.find((row) => row.number === number)?.survey.id
    const change = (from: string, emplid: string) =>
      on.said(evaluations.changeSurvey, { emplid, idEvaluacion: id, idEncuesta: surveyOf(from) }, HR)
    expect(await change('100102', LEADER)).toMatchObject({ status: 'EXISTE' })
    await on.said(evaluations.removeSurvey, { item: { id: surveyOf(LEADER) } }, HR)
    expect(await change('100102', LEADER)).toEqual({
      status: 'ERROR',
      message: 'Un cliente no puede ser par, responsable, subordinado ni la misma persona.',
    })
    expect(await change('100101', LEADER)).toMatchObject({
      message: 'Un par no trabaja con el mismo responsable. Actualiza la lista.',
    })
    expect(await change('100101', '100104')).toMatchObject({ status: 'EXISTE' })
    await on.said(evaluations.removeSurvey, { item: { id: surveyOf('100104') } }, HR)
    expect(await change('100101', '100104')).toEqual({ status: 'ERROR', message: staffTexts.ownPeer })
  })

  test('EVAL-26: the latest answer by time is kept, and a survey is sent once with all answers', async () => {
    const id = await on.evaluated('100225')
    const survey = (await on.surveysOf(id)).find(({ number }) => number === '100101')?.survey
    const idEncuesta = survey?.id ?? 0
    const at = server.clock.now().getTime()
    const keep = (respuesta: number, momento: number, login = '100101') =>
      on.said(questionnaire.keepAnswers, { idEncuesta, respuestas: [{ id: 1, respuesta, momento }] }, login)
    expect(await keep(2, at - 1000)).toEqual({ status: 'OK' })
    expect(await keep(4, at - 500)).toEqual({ status: 'OK' })
    expect(await keep(1, at - 800)).toEqual({ status: 'OK' })
    const [kept] = await server.db
      .select()
      .from(surveyAnswers)
      .where(and(eq(surveyAnswers.surveyId, idEncuesta), eq(surveyAnswers.questionId, 1)))
    expect(kept?.points).toBe(4)
    const read = await on.said(questionnaire.readQuestionnaire, { idEncuesta, idTipo: 1 }, '100101')
    expect((read.categorias as { preguntas: { respuesta: number }[] }[])[0]?.preguntas[0]?.respuesta).toBe(4)
    const all = await on.answersOf(() => 2)
    const send = (resultados: object[]) =>
      on.said(
        sendSurvey,
        { idEncuesta, idEvaluacion: id, resultados, fortaleza: '', oportunidad: '' },
        '100101',
      )
    expect(await send(all.slice(1))).toEqual({
      status: 'ERROR',
      message: 'Contesta todas las preguntas antes de enviar.',
    })
    expect(await send([...all, { id: 9999, respuesta: 1 }])).toMatchObject({ status: 'ERROR' })
    const two = await Promise.all([send(all), send(all)])
    expect(new Set(two.map(({ status }) => status))).toEqual(new Set(['EXISTE', 'OK']))
    expect(await keep(1, at)).toMatchObject({ status: 'EXISTE' })
  })

  test('P-122: reminds late evaluators once a day', async () => {
    const first = await on.said(evaluations.remindPending, {}, HR)
    expect(Number(first.enviados) + Number(first.sinCorreo)).toBeGreaterThan(0)
    expect(await on.said(evaluations.remindPending, {}, HR)).toMatchObject({ enviados: 0, sinCorreo: 0 })
  })
})
