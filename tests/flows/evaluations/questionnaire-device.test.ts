import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as questionnaire from '#contract/evaluations/questionnaire.ts'
import { sendSurvey } from '#contract/evaluations/survey-answers.ts'
import { ANSWERS_STEP, REQUEST_STEP, SURVEY_FORM } from '#domain/requests/request-forms.ts'
import { nothingTyped, type Typed } from '#models/evaluations/answers.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { createWorkerRam } from '#tests/support/device/key-holder.ts'
import { evaluateOn, type Evaluating } from '#tests/support/server/evaluating.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
let server: TestServer
let on: Evaluating
beforeAll(async () => {
  server = withoutPace(await startServer({ database: 'pglite' }))
  on = evaluateOn(server)
})
afterAll(() => server.stop())

async function openDevice(mode: 'kiosk' | 'personal'): Promise<{ device: Device; app: App }> {
  const device = createDevice(server.url)
  await (await device.start()).mode.setDeviceMode(mode)
  const holder = createWorkerRam()
  if (mode === 'kiosk') device.beforeStart = (tab) => tab.kiosk.setKeyHolder(holder)
  const app = await device.start()
  expect(await app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
  return { device, app }
}

/** @returns the survey that 100101 has to answer, and a function that reads it */
async function begin(number: string) {
  const id = await on.evaluated(number)
  const survey = (await on.surveysOf(id)).find((one) => one.number === '100101')?.survey
  if (!survey) throw new Error('no survey')
  const read = () => on.said(questionnaire.readQuestionnaire, { idEncuesta: survey.id, idTipo: 1 }, '100101')
  return { id, idEncuesta: survey.id, form: `${SURVEY_FORM}${survey.id}`, read }
}

const tapped = (points: 1 | 2 | 3 | 4, more: Partial<Typed> = {}): Typed => ({
  ...nothingTyped,
  answers: { 1: { points, at: Date.now(), isSent: false } },
  ...more,
})
const work = (device: Device) => device.buckets().filter((name) => name.startsWith('d-'))

describe('on a kiosk', () => {
  test('leaves nothing of answers that the server has, and does not count them as unsent', {
    tags: ['whole'],
  }, async () => {
    const { device, app } = await openDevice('kiosk')
    const { idEncuesta, form } = await begin('100223')
    const typed = tapped(3, { fortaleza: { text: 'Puntual', at: Date.now(), isSent: false } })
    await app.drafts.writeDraft(form, ANSWERS_STEP, typed)
    expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 1, automatic: 0 })
    expect(await app.bring.sendAnswers(idEncuesta, typed)).toHaveProperty('sent')
    expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 0, automatic: 0 })
    expect(work(device)).toHaveLength(1)
    await app.session.signOut()
    await expect.poll(() => device.buckets(), { timeout: 20_000 }).toEqual([])
  })

  test('keeps unsent answers encrypted after sign-out, and their author finds and sends them later', async () => {
    const { device, app } = await openDevice('kiosk')
    const { idEncuesta, form } = await begin('100223')
    device.between = async () => new Response('<html>Acepta las condiciones</html>')
    const typed = tapped(3)
    await app.drafts.writeDraft(form, ANSWERS_STEP, typed)
    expect(await app.bring.sendAnswers(idEncuesta, typed)).toHaveProperty('failure')
    expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 1, automatic: 0 })
    await app.session.signOut()
    expect(work(device)).toHaveLength(1)
    device.between = null
    await app.session.signIn('100102', PASSWORD)
    expect(await app.drafts.readDraft(form, ANSWERS_STEP)).toBeNull()
    await app.session.signOut()
    await app.session.signIn('100101', PASSWORD)
    expect(await app.drafts.readDraft(form, ANSWERS_STEP)).toMatchObject({ values: typed })
    const client = { setQueryData: () => undefined }
    await app.ahead.prefetchData(client as never)
    expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 0, automatic: 0 })
    await app.session.signOut()
    await expect.poll(() => device.buckets(), { timeout: 20_000 }).toEqual([])
  })
})

describe('the owner of answers', () => {
  test('gets no response that arrives after the sign-out, nor does the next person', {
    tags: ['whole'],
  }, async () => {
    const { device, app } = await openDevice('personal')
    const { idEncuesta, form, read } = await begin('100224')
    const typed = tapped(2)
    await app.drafts.writeDraft(form, ANSWERS_STEP, typed)
    let arrived = () => {}
    const heard = new Promise<void>((resolve) => (arrived = resolve))
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    device.between = async (request, send) => {
      const answer = await send()
      if (request.url.endsWith('/guardar')) {
        arrived()
        await held
      }
      return answer
    }
    const bringing = app.bring.sendAnswers(idEncuesta, typed)
    await heard
    await app.session.signOut()
    await app.session.signIn('100102', PASSWORD)
    release()
    await bringing
    expect(await app.drafts.readStatesUnder(SURVEY_FORM)).toEqual([])
    expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 0, automatic: 0 })
    expect(JSON.stringify(await read())).toContain('"respuesta":2')
  })
})

describe('on a phone', () => {
  test('sends answers again after a lost or broken response, and they count once', async () => {
    const { device, app } = await openDevice('personal')
    const { idEncuesta, form, read } = await begin('100225')
    const typed = tapped(4, { oportunidad: { text: 'Orden', at: Date.now(), isSent: false } })
    await app.drafts.writeDraft(form, ANSWERS_STEP, typed)
    let broken = 0
    device.between = async (request, send) => {
      const answer = await send()
      if (!request.url.endsWith('/guardar')) return answer
      broken += 1
      if (broken === 1) throw new TypeError('cut')
      return broken === 2 ? new Response('{"status":"O') : answer
    }
    expect(await app.bring.sendAnswers(idEncuesta, typed)).toHaveProperty('failure')
    expect(await app.bring.sendAnswers(idEncuesta, typed)).toHaveProperty('failure')
    expect(await app.drafts.readDraft(form, ANSWERS_STEP)).toMatchObject({ state: 'draft', values: typed })
    expect(await app.bring.sendAnswers(idEncuesta, typed)).toHaveProperty('sent')
    expect(await app.drafts.readDraft(form, ANSWERS_STEP)).toMatchObject({ state: 'synced' })
    expect(await read()).toMatchObject({ oportunidad: 'Orden' })
  })

  test('keeps an answer unsent that was given while others were being sent', {
    tags: ['whole'],
  }, async () => {
    const { device, app } = await openDevice('personal')
    const { idEncuesta, form } = await begin('100226')
    const typed = tapped(1)
    await app.drafts.writeDraft(form, ANSWERS_STEP, typed)
    const next: Typed = {
      ...typed,
      answers: { ...typed.answers, 2: { points: 4, at: Date.now() + 1, isSent: false } },
    }
    device.between = async (request, send) => {
      const answer = await send()
      if (request.url.endsWith('/guardar')) await app.drafts.writeDraft(form, ANSWERS_STEP, next)
      return answer
    }
    await app.bring.sendAnswers(idEncuesta, typed)
    const draft = await app.drafts.readDraft(form, ANSWERS_STEP)
    if (draft === null) throw new Error('no draft is kept')
    expect(draft.state).toBe('draft')
    const { answers } = draft.values as Typed
    expect(answers[2]).toEqual(next.answers[2])
    expect(answers[1]).toMatchObject({ points: 1, isSent: true })
  })

  test('refuses a survey already sent from another device, and lets the person discard it', {
    tags: ['whole'],
  }, async () => {
    const { app } = await openDevice('personal')
    const { id, idEncuesta, form } = await begin('100227')
    await on.answer(id, '100101', 4)
    const resultados = await on.answersOf(() => 2)
    const values = tapped(2)
    const input = { idEncuesta, idEvaluacion: id, resultados, fortaleza: '', oportunidad: '' } as never
    await app.outbox.confirm({ operation: sendSurvey, input, form, step: REQUEST_STEP, values })
    await app.sync.sync()
    const refused = await app.drafts.readDraft(form, REQUEST_STEP)
    expect(refused).toMatchObject({ state: 'rejected', message: 'Ya enviaste esta evaluación.' })
    expect(await app.withdraw.discard(refused?.opId ?? '')).toBe(true)
    await app.drafts.discardDraft(form, REQUEST_STEP)
    expect(await app.unsent.countUnsent()).toEqual({ needsAuthor: 0, automatic: 0 })
    expect((await on.surveysOf(id)).find(({ number }) => number === '100101')?.survey.points).toBe(80)
  })
})
