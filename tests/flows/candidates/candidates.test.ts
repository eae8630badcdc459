import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideByLink, makeLink, readLink } from '#contract/approvals/approval-links.ts'
import { withdrawApproval } from '#contract/approvals/approvals.ts'
import { readCandidateLink } from '#contract/jobs/candidate-links.ts'
import * as operations from '#contract/jobs/candidates.ts'
import { signIn } from '#contract/identity/login.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { candidateLinks, candidates, offers } from '#server/db/schema/candidates.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { positions } from '#server/db/schema/positions.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { recordTexts } from '#tests/support/server/databases/recorded-statements.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import {
  FITS,
  HR,
  LEADER,
  PASSWORD,
  type Recruiting,
  recruitOn,
  said,
} from '#tests/support/server/recruiting.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

/** Tests P-106 … P-116. */

const ENDED = { status: 'NOVIGENTE', message: 'Este enlace ya no sirve. Pide otro a quien te lo mandó.' }

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let mails: MailServer
  let on: Recruiting
  const logged: string[] = []

  beforeAll(async () => {
    mails = await startMailServer()
    const note = (fields: object, text: string) => void logged.push(JSON.stringify([text, fields]))
    const log = { info: note, warn: note, error: note }
    const environment = { SMTP_URL: mails.url, PUBLIC_URL: 'https://turno.example' }
    server = withoutPace(await startServer({ database, environment, log }))
    on = await recruitOn(server)
  })
  afterAll(async () => {
    await server.stop()
    await mails.stop()
  })
  beforeEach(async () => {
    await server.db.delete(rateLimits)
  })

  test('leads a candidate from the proposal through offer and registration to the first sign-in', async () => {
    const operacion = { idOperacion: '0d3a9d3e-7a55-4c51-9d35-0a1b2c3d4e5f' }
    const first = await on.propose({ ...operacion, nombre: 'Eva', notas: 'Suelda.' })
    expect(await on.propose({ ...operacion, nombre: 'Eva', notas: 'Suelda.' })).toBe(first)
    const id = first
    const { fitId } = await on.rowOf(id)
    const key = on.keyOf(fieldOf(await on.served(makeLink, { id: fitId }, LEADER), 'enlace'))
    expect((await on.call(readLink, { key })).body).toMatchObject({
      clase: 'apego',
      detalle: { puesto: 'SOLDADOR', notas: 'Suelda.', requisitos: [{}, {}, {}] },
    })
    expect(await on.waitingItem(fitId, LEADER)).toMatchObject({ detalle: { vacante: on.vacancyId } })
    for (const apego of [undefined, [], ['si', 'si'], ['si', 'si', 'si', 'si']]) {
      const missing = await on.call(decideByLink, { key, decision: 'autorizar', apego })
      expect(on.messageOf(missing)).toBe('Responde cada requisito del puesto.')
    }
    const twice = await Promise.all(
      [1, 2].map(() => on.call(decideByLink, { key, decision: 'autorizar', apego: FITS })),
    )
    expect(said(twice, 'repetida')).toEqual(['false', 'true'])
    expect(await on.rowOf(id)).toMatchObject({ fits: [...FITS], stage: 'autorizacion' })
    expect(await on.candidateOf(id)).toMatchObject({ etapa: 'autorizacion', oferta: null })
    const { decisionId } = await on.rowOf(id)
    expect(await on.waitingItem(decisionId, HR)).toMatchObject({
      clase: 'candidato',
      solicitante: { numero: LEADER },
      detalle: { apego: [{ cumple: 'si' }, { cumple: 'parcial' }, { cumple: 'no' }] },
    })
    const deciding = on.keyOf(fieldOf(await on.served(makeLink, { id: decisionId }), 'enlace'))
    expect((await on.call(readLink, { key: deciding })).body).toMatchObject({
      clase: 'candidato',
      motivos: expect.arrayContaining(['No cubre el perfil']),
    })
    expect((await on.decide(decisionId, LEADER, {})).body).toMatchObject({ status: 'ERROR' })
    await on.decide(decisionId, HR, {})
    expect((await on.candidateOf(id)).oferta).toMatchObject({ estado: 'preparar', sueldo: null })

    const offerId = await on.offerIdOf(id)
    const sent = {
      id: offerId,
      ...on.terms(),
      correo: true,
      idOperacion: '0d3a9d3e-7a55-4c51-9d35-0a1b2c3d4e60',
    }
    expect((await on.served(operations.sendOffer, sent)).body).toEqual({
      status: 'OK',
      enlace: '',
      vence: on.inDays(5),
    })
    await on.served(operations.sendOffer, sent)
    const mail = await mails.next()
    expect(mail.to).toEqual([`noe${on.proposed()}@correo.example`])
    expect(mail.text).not.toContain('14,200')
    const offerKey = on.keyOf(/https:\/\/turno\.example\/(#\S+)/.exec(mail.text)?.[1])
    for (let time = 0; time < 10; time++) {
      expect((await on.call(readCandidateLink, { key: offerKey })).body).toMatchObject({
        status: 'OK',
        clase: 'oferta',
        nombre: 'Eva R.',
        puesto: 'Soldador',
        vence: on.inDays(5),
        oferta: { folio: offerId, sueldo: 14_200.5, ingreso: on.inDays(10) },
      })
    }
    expect(await on.rowOf(id)).toMatchObject({ stage: 'ofrecida' })
    expect((await on.call(readCandidateLink, { key: offerKey }, '100101')).body).toEqual({
      status: 'AJENO',
      message: 'Este enlace es para otra persona.',
    })
    const accepted = await Promise.all([on.answer(offerKey, 'aceptar'), on.answer(offerKey, 'aceptar')])
    expect(said(accepted, 'repetida')).toEqual(['false', 'true'])
    const [address] = [...new Set(accepted.map((each) => fieldOf(each, 'registro')))]
    expect(accepted.every((each) => fieldOf(each, 'registro') === address)).toBe(true)
    expect((await on.answer(offerKey, 'declinar')).body).toEqual(ENDED)
    expect(on.messageOf(await on.call(operations.sendOffer, { id: offerId, ...on.terms() }, HR))).toMatch(
      /Ya aceptó/,
    )
    expect(on.messageOf(await on.call(operations.discardCandidate, { id, motivo: 'No' }, HR))).toMatch(
      /Ya aceptó/,
    )

    const accountKey = on.keyOf(address)
    expect((await on.call(readCandidateLink, { key: accountKey })).body).toMatchObject({
      clase: 'registro',
      oferta: null,
      correo: `noe${on.proposed()}@correo.example`,
    })
    const [known] = await server.db.select().from(employees).where(eq(employees.number, LEADER))
    const wrong: [object, RegExp][] = [
      [{ acepta: false }, /aviso de privacidad/],
      [{ curp: 'RAPN910311HCLNRX90' }, /Revisa tu CURP/],
      [{ correo: 'nada' }, /Revisa el correo/],
      // A mail server would deliver this to eva@soto.example, which is not the address that the email limit
      // counts.
      [{ correo: 'v1<eva@soto.example>' }, /Revisa el correo/],
      [{ contrasena: 'corta' }, /al menos 8/],
      [{ contrasena: 'Eva.Rangel.2026' }, /No uses tus datos/],
      [{ curp: known?.curp }, /No pudimos crear tu cuenta con esos datos/],
      [{ correo: 'ADRIANA.garza@correo.example' }, /No pudimos crear tu cuenta con esos datos/],
    ]
    for (const [more, says] of wrong) expect(on.messageOf(await on.register(accountKey, more))).toMatch(says)
    const own = { curp: on.curp(), correo: 'eva.rangel@correo.example' }
    const made = await Promise.all([on.register(accountKey, own), on.register(accountKey, own)])
    expect(made.map(({ body }) => body)).toContainEqual(expect.objectContaining({ status: 'OK' }))
    expect(said(made, 'status')).toEqual(['NOVIGENTE', 'OK'])
    const usuario = made.map((each) => fieldOf(each, 'usuario')).find((name) => name !== undefined) as string
    expect(usuario).toBe('900002')
    const [account] = await server.db
      .select()
      .from(users)
      .innerJoin(employees, eq(employees.id, users.employeeId))
      .where(eq(employees.number, usuario))
    expect(account).toMatchObject({
      users: { companyCode: 'CANDIDATO', mustChangePassword: false, mail: 'eva.rangel@correo.example' },
      employees: { curp: own.curp, sex: 'H', birthDate: expect.stringMatching(/^199\d-03-1\d$/) },
    })
    for (const correo of [usuario, 'eva.rangel@correo.example']) {
      expect((await on.call(signIn, { correo, password: PASSWORD })).body).toMatchObject({ status: 'OK' })
    }
    expect((await on.answer(offerKey, 'aceptar')).body).toMatchObject({ repetida: true, registro: '' })
    const shown = await on.candidateOf(id)
    expect(shown).toMatchObject({ etapa: 'aceptada', cuenta: usuario })
    expect(shown.pasos.map(({ paso }) => paso)).toEqual([
      'propuesta',
      'apego',
      'autorizada',
      'ofrecida',
      'aceptada',
      'registrada',
    ])
    const news = await server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.ref, String(id)), eq(notifications.kind, 'candidate-moved')))
    expect(new Set(news.map(({ subtitle }) => subtitle?.split(' · ')[1]))).toEqual(
      new Set([
        'Ya revisaron si cumple los requisitos',
        'Ya lo autorizaron: prepara su oferta',
        'Aceptó su oferta',
        'Creó su cuenta',
      ]),
    )
    expect(mails.received.filter(({ to }) => to[0] === mail.to[0])).toHaveLength(1)
    const events = (await server.db.select().from(securityEvents)).map(({ kind }) => kind)
    for (const kind of ['candidate-proposed', 'offer-sent', 'offer-accepted', 'account-made'] as const) {
      expect(events).toContain(kind)
    }
    const kept = JSON.stringify([
      await server.db.select().from(candidateLinks),
      await server.db.select().from(operationReceipts),
      logged,
    ])
    for (const secret of [offerKey, accountKey, PASSWORD]) expect(kept).not.toContain(secret)
  })

  test('refused, withdrawn and discarded candidates go no further, and their links stop working', async () => {
    const refused = await on.propose()
    const { fitId } = await on.rowOf(refused)
    expect(on.messageOf(await on.decide(fitId, LEADER, { decision: 'rechazar' }))).toBe(
      'Escribe el motivo del rechazo.',
    )
    await on.decide(fitId, LEADER, { decision: 'rechazar', comentario: 'Le falta experiencia' })
    const shown = await on.candidateOf(refused)
    expect(shown).toMatchObject({ etapa: 'descartada', oferta: null })
    expect(shown.pasos.at(-1)).toMatchObject({ paso: 'rechazada', comentario: 'Le falta experiencia' })

    const withdrawn = await on.propose()
    await on.decide((await on.rowOf(withdrawn)).fitId, LEADER, { apego: FITS })
    await on.served(withdrawApproval, { id: (await on.rowOf(withdrawn)).decisionId }, LEADER)
    expect(await on.rowOf(withdrawn)).toMatchObject({ stage: 'descartada' })

    const waiting = await on.propose()
    const item = (await on.rowOf(waiting)).fitId
    const key = on.keyOf(fieldOf(await on.served(makeLink, { id: item }, LEADER), 'enlace'))
    for (const _ of ['once', 'twice'])
      await on.served(operations.discardCandidate, { id: waiting, motivo: 'Otro empleo' })
    expect((await on.call(readLink, { key })).body).toMatchObject({ status: 'NOVIGENTE' })
    expect(await on.waitingItem(item, LEADER)).toBeUndefined()

    const offered = await on.authorize()
    const offerKey = await on.offerTo(offered)
    const account = await on.served(operations.linkCandidate, { id: offered, para: 'registro' })
    const accountKey = on.keyOf(fieldOf(account, 'enlace'))
    expect((await on.call(readCandidateLink, { key: accountKey })).body).toMatchObject({ clase: 'registro' })
    const both = await Promise.all([
      on.answer(offerKey, 'aceptar'),
      on.call(operations.discardCandidate, { id: offered, motivo: 'Sin presupuesto' }, HR),
    ])
    expect([
      ['NOVIGENTE', 'OK'],
      ['ERROR', 'OK'],
    ]).toContainEqual(said(both, 'status'))
    const late = await on.authorize()
    const lateKey = await on.offerTo(late)
    const lateAccount = on.keyOf(
      fieldOf(await on.served(operations.linkCandidate, { id: late, para: 'registro' }), 'enlace'),
    )
    await on.served(operations.discardCandidate, { id: late, motivo: 'Sin presupuesto' })
    const read = await on.call(operations.readOffer, { id: await on.offerIdOf(late) }, HR)
    expect(on.messageOf(read)).toMatch(/está descartado/)
    expect((await on.answer(lateKey, 'aceptar')).body).toEqual(ENDED)
    expect((await on.register(lateAccount)).body).toEqual(ENDED)
  })

  test('a new offer ends the former link; after a decline or a lapse another offer may be made', async () => {
    const id = await on.authorize({ correo: '' })
    const offerId = await on.offerIdOf(id)
    const wrong: [object, RegExp][] = [
      [{ ingreso: on.inDays(-1) }, /día de ingreso/],
      [{ vence: on.inDays(-1) }, /hasta cuándo/],
      [{ vence: on.inDays(31), ingreso: on.inDays(60) }, /hasta cuándo/],
      [{ vence: on.inDays(9), ingreso: on.inDays(8) }, /antes de empezar/],
      [{ vence: '2026-02-31' }, /no existe/],
      [{ correo: true }, /no tiene correo/],
    ]
    for (const [more, says] of wrong) {
      expect(
        on.messageOf(await on.call(operations.sendOffer, { id: offerId, ...on.terms(), ...more }, HR)),
      ).toMatch(says)
    }
    const first = await on.offerTo(id)
    const second = await on.offerTo(id, { sueldo: 15_000 })
    const third = on.keyOf(
      fieldOf(await on.served(operations.linkCandidate, { id, para: 'oferta' }), 'enlace'),
    )
    for (const key of [first, second]) expect((await on.call(readCandidateLink, { key })).body).toEqual(ENDED)
    expect((await on.call(readCandidateLink, { key: third })).body).toMatchObject({
      oferta: { sueldo: 15_000 },
    })
    const declined = await on.answer(third, 'declinar', ' Queda lejos ')
    expect(declined.body).toEqual({ status: 'OK', estado: 'declinada', repetida: false, registro: '' })
    expect((await on.candidateOf(id)).oferta).toMatchObject({
      estado: 'declinada',
      comentario: 'Queda lejos',
    })
    expect(on.messageOf(await on.call(operations.linkCandidate, { id, para: 'oferta' }, HR))).toMatch(
      /No hay ninguna oferta/,
    )
    const again = await on.offerTo(id, { vence: on.inDays(0) })
    expect(await on.candidateOf(id)).toMatchObject({ etapa: 'ofrecida', oferta: { comentario: '' } })
    await server.db
      .update(offers)
      .set({ endsOn: on.inDays(-1) })
      .where(eq(offers.id, offerId))
    expect((await on.answer(again, 'aceptar')).body).toEqual(ENDED)
    expect(await on.candidateOf(id)).toMatchObject({ etapa: 'vencida', oferta: { estado: 'vencida' } })
    const listed = fieldOf(await on.served(operations.listOffers, {}), 'data') as operations.Offer[]
    const states = listed.map(({ estado }) => estado)
    expect(states[0]).toBe('preparar')
    expect(states.lastIndexOf('preparar')).toBeLessThan(states.indexOf('enviada'))
    const last = await on.offerTo(id)
    expect((await on.answer(last, 'aceptar')).body).toMatchObject({ estado: 'aceptada' })
    const rest = await on.authorize()
    await on.setPlaces(await server.db.$count(candidates, eq(candidates.stage, 'aceptada')))
    const full = await on.call(operations.sendOffer, { id: await on.offerIdOf(rest), ...on.terms() }, HR)
    expect(on.messageOf(full)).toBe('Los lugares de esta vacante ya están ocupados.')
    await on.setPlaces(9)
  })

  test('answers invalid, used, expired and discarded keys with the same response and the same queries', async () => {
    const used = await on.offerTo(await on.authorize())
    await on.answer(used, 'declinar')
    const over = await on.authorize()
    const ended = await on.offerTo(over)
    await server.db
      .update(candidateLinks)
      .set({ endsAt: new Date(server.clock.now().getTime() - 1000) })
      .where(eq(candidateLinks.candidateId, over))
    const gone = await on.authorize()
    const discarded = await on.offerTo(gone)
    await on.served(operations.discardCandidate, { id: gone, motivo: 'No' })
    const right = await on.offerTo(await on.authorize())
    const tampered = `${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}`
    const works: string[][] = []
    for (const key of ['x'.repeat(43), '', right.slice(0, 20), tampered, used, ended, discarded]) {
      const work = async () => {
        expect((await on.call(readCandidateLink, { key })).body).toEqual(ENDED)
        expect((await on.answer(key, 'aceptar')).body).toEqual(ENDED)
        expect((await on.register(key)).body).toEqual(ENDED)
      }
      works.push(await recordTexts(work))
    }
    if (database === 'postgres') expect(works[0]?.length).toBeGreaterThan(8)
    for (const work of works) expect(work).toEqual(works[0])
    expect((await on.register(right)).body).toEqual(ENDED)
    for (let time = 0; time < 300; time++)
      await server.services.quotas.mayOpenLink({ address: '127.0.0.1', keyHash: '', isMade: false })
    expect(on.messageOf(await on.answer('nonsense', 'aceptar'))).toMatch(/^Se abrieron muchos enlaces/)
    expect((await on.call(readCandidateLink, { key: right })).body).toMatchObject({ status: 'OK' })
  })

  test('refuses proposals without an authorized vacancy or requirements, and actions on one’s own candidacy', async () => {
    const refuse = async (vacante: number) =>
      on.messageOf(await on.call(operations.proposeCandidate, { vacante, nombre: 'A', paterno: 'B' }, HR))
    const [waiting] = await server.db.select().from(approvals).where(eq(approvals.kind, 'visita'))
    for (const vacante of [2_000_000_000, waiting?.id ?? 0])
      expect(await refuse(vacante)).toMatch(/no está autorizada/)
    const [profile] = await server.db.delete(positions).where(eq(positions.key, 'soldador')).returning()
    expect(await refuse(on.vacancyId)).toBe('Carga primero los requisitos del puesto.')
    await server.db.insert(positions).values(profile as typeof positions.$inferInsert)
    const id = await on.propose()
    const vacancies = fieldOf(
      await on.served(operations.listVacancies, {}),
      'data',
    ) as operations.OpenVacancy[]
    const listed = vacancies.find(({ folio }) => folio === on.vacancyId)
    expect(listed).toMatchObject({ puesto: 'SOLDADOR', lugares: 9, tienePerfil: true })
    expect(listed?.candidatos.find((each) => each.id === id)).toMatchObject({ etapa: 'apego' })
    // Makes the candidate a member of human resources, who may not act on their own candidacy.
    const { userId } = await findPerson(server, HR)
    await server.db.update(candidates).set({ accountId: userId }).where(eq(candidates.id, id))
    for (const operation of [
      operations.readCandidate,
      operations.discardCandidate,
      operations.linkCandidate,
    ]) {
      const body = { id, motivo: 'x', para: 'registro' }
      expect((await on.call(operation, body, HR)).body).toEqual(
        (await on.call(operation, { ...body, id: 2_000_000_000 }, HR)).body,
      )
    }
    await server.db.update(candidates).set({ accountId: null }).where(eq(candidates.id, id))
    // Makes a member of human resources the vacancy's requester, who may not decide on the fit of its
    // candidates.
    const own = await findPerson(server, HR)
    await server.db
      .update(approvals)
      .set({
        requesterId: own.employeeId ?? 0,
        approverId: (await findPerson(server, LEADER)).employeeId ?? 0,
      })
      .where(eq(approvals.id, on.vacancyId))
    expect(await refuse(on.vacancyId)).toMatch(/No encontramos quién revise los requisitos/)
  })
})
