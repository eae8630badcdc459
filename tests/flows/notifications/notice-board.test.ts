import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as board from '#contract/notifications/notice-board.ts'
import type { PublishedNotice } from '#contract/notifications/notice-board.ts'
import {
  listNotifications,
  markNotificationsOpened,
  type Notification,
} from '#contract/notifications/notifications.ts'
import { notices as noticesFile, type Notice } from '#contract/notifications/notices.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { notices } from '#server/db/schema/notifications.ts'
import { readNoticesFile } from '#server/http/notices-file.ts'
import { noticeTexts } from '#server/services/notifications/texts.ts'
import { openStaticFiles } from '#server/http/static-files.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const HR = '100301'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database })
  })
  afterAll(() => server.stop())
  beforeEach(() => server.db.delete(notices))

  const today = () => companyDate(server.clock.now().getTime())
  const ask = async (operation: AnyOperation, input: object, login = HR) =>
    sendAs(server, operation, input, login)
  const notice = (change: object = {}) => ({
    clave: randomUUID(),
    titulo: 'Cambio de ruta',
    texto: 'La ruta 4 sale a las 5:10.',
    alcance: 'todos',
    vigencia: today(),
    ...change,
  })
  const publish = (change: object = {}) => ask(board.publishNotice, notice(change))
  const published = async () =>
    (fieldOf(await ask(board.listPublishedNotices, { pagina: 1 }), 'data') ?? []) as PublishedNotice[]
  const readBy = async (login: string) => {
    const all = fieldOf(await ask(listNotifications, {}, login), 'notificaciones') ?? []
    return (all as Notification[]).filter(({ tipo }) => tipo === 'notice')
  }
  const file = async () => (await (await server.fetch('/datasets/notices.json')).json()) as Notice[]

  test('SHELL-33: a notice to all appears for everybody in the list and in the notices file', async () => {
    const answer = await publish()
    expect(fieldOf(answer, 'status')).toBe('OK')
    for (const login of ['100101', '100104', 'candidato', 'externo']) {
      expect(await readBy(login)).toMatchObject([
        { titulo: 'Cambio de ruta', comentario: 'La ruta 4 sale a las 5:10.', abierta: false },
      ])
    }
    expect(await file()).toEqual([
      {
        id: 1_000_000 + Number(fieldOf(answer, 'id')),
        titulo: 'Cambio de ruta',
        texto: 'La ruta 4 sale a las 5:10.',
        vigencia: today(),
      },
    ])
    expect(noticesFile().safeParse(await file()).success).toBe(true)
  })

  test('limits a notice to a pay group or a plant, and counts its recipients', async () => {
    const targets = await ask(board.listNoticeTargets, {})
    const groups = fieldOf(targets, 'grupos') as { id: number; nombre: string; personas: number }[]
    const plants = fieldOf(targets, 'plantas') as { id: number; personas: number }[]
    expect(groups.find(({ id }) => id === 1)?.nombre).toBe('1 Operativos')
    expect(fieldOf(targets, 'todos')).toBeGreaterThan(groups.find(({ id }) => id === 1)?.personas ?? 0)
    const answer = await publish({ alcance: 'grupo', destino: 2 })
    expect(fieldOf(answer, 'destinatarios')).toBe(groups.find(({ id }) => id === 2)?.personas)
    expect(await readBy('100102')).toHaveLength(1)
    expect(await readBy('100101')).toEqual([])
    expect(await file()).toEqual([])
    const plant = await publish({ alcance: 'planta', destino: plants[0]?.id, titulo: 'Fumigación' })
    expect(fieldOf(plant, 'destinatarios')).toBe(plants[0]?.personas)
    expect((await published()).map(({ destino }) => destino)).toEqual([
      'Planta 1 Estampado',
      '2 Administrativos',
    ])
    const nobody = await publish({ alcance: 'planta', destino: 99 })
    expect(fieldOf(nobody, 'message')).toBe(noticeTexts.nobody)
    expect(fieldOf(await publish({ alcance: 'grupo' }), 'message')).toBe(noticeTexts.nobody)
  })

  test('counts recipients and readers without names, and hides counts below five people', async () => {
    await publish()
    await publish({ alcance: 'grupo', destino: 2, titulo: 'Pocos' })
    for (const login of ['100101', '100102', '100103']) {
      const items = await readBy(login)
      const ids = items.map(({ id }) => id)
      if (login !== '100103') await ask(markNotificationsOpened, { ids }, login)
    }
    const [few, all] = await published()
    expect(all).toMatchObject({ entregados: 3, abiertos: 2, destino: '', retirado: false })
    expect(all?.destinatarios).toBeGreaterThanOrEqual(board.FEWEST_COUNTED)
    expect(few?.destinatarios).toBeLessThan(board.FEWEST_COUNTED)
    expect([few?.entregados, few?.abiertos]).toEqual([null, null])
    expect(JSON.stringify(await published())).not.toMatch(/RAMOS|MENDOZA|10010\d/i)
  })

  test('publishes a notice once when its form is sent several times', async () => {
    const input = notice()
    const [one, two] = [await ask(board.publishNotice, input), await ask(board.publishNotice, input)]
    expect([fieldOf(two, 'id'), fieldOf(two, 'status')]).toEqual([fieldOf(one, 'id'), 'OK'])
    const together = notice()
    await Promise.all([1, 2, 3].map(() => ask(board.publishNotice, together)))
    expect(await published()).toHaveLength(2)
    expect(await readBy('100101')).toHaveLength(2)
  })

  test('removes a withdrawn or expired notice from the list and the file', async () => {
    const id = fieldOf(await publish(), 'id')
    await publish({ titulo: 'Sigue', vigencia: addDays(today(), 1) })
    await ask(board.withdrawNotice, { id })
    expect(fieldOf(await ask(board.withdrawNotice, { id }), 'status')).toBe('OK')
    expect((await readBy('100101')).map(({ titulo }) => titulo)).toEqual(['Sigue'])
    expect((await file()).map(({ titulo }) => titulo)).toEqual(['Sigue'])
    expect((await published()).map(({ retirado }) => retirado)).toEqual([false, true])
    server.clock.advance(2 * 86_400_000)
    expect([await readBy('100101'), await file()]).toEqual([[], []])
    server.clock.advance(-2 * 86_400_000)
    expect(fieldOf(await ask(board.withdrawNotice, { id: 2_000_000_000 }), 'message')).toBe(
      noticeTexts.unknown,
    )
  })

  test.each([
    ['already expired', () => ({ vigencia: addDays(today(), -1) }), noticeTexts.ended],
    ['with a day that does not exist', () => ({ vigencia: '2027-02-30' }), noticeTexts.notADate],
    ['with month 13', () => ({ vigencia: '2027-13-01' }), noticeTexts.notADate],
    ['without a title', () => ({ titulo: '   ' }), 'El campo titulo no es válido.'],
    ['with a title of 81 letters', () => ({ titulo: 'x'.repeat(81) }), 'El campo titulo no es válido.'],
    ['with a text of 501 letters', () => ({ texto: 'x'.repeat(501) }), 'El campo texto no es válido.'],
    ['with an unknown audience', () => ({ alcance: 'turno' }), 'El campo alcance no es válido.'],
  ])('refuses a notice: %s', async (_name, change, message) => {
    const answer = await publish(change())
    expect([fieldOf(answer, 'status'), fieldOf(answer, 'message')]).toEqual(['ERROR', message])
    expect(await published()).toEqual([])
  })

  test('STA-02: lists the build’s own notices after those of human resources, and ignores broken notices', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'turno-dist-'))
    const path = join(dist, 'datasets/notices.json')
    mkdirSync(join(dist, 'datasets'))
    const own = { id: 1, titulo: 'Bienvenido', vigencia: '2099-12-31' }
    writeFileSync(path, JSON.stringify([own]))
    const files = openStaticFiles({ dist, placeholders: {}, killSwitch: false })
    await publish({ titulo: 'De recursos humanos' })
    const read = () => readNoticesFile(server.db, files, '/datasets/notices.json', server.clock.now())
    expect((await read()).map(({ titulo }) => titulo)).toEqual(['De recursos humanos', 'Bienvenido'])
    // The build's notices are about payslips, so the list omits them until a payslip exists.
    await server.connection.query.query('alter table payslips rename to payslips_away')
    await server.connection.query.query('create table payslips (like payslips_away)')
    expect((await read()).map(({ titulo }) => titulo)).toEqual(['De recursos humanos'])
    await server.connection.query.query('drop table payslips')
    await server.connection.query.query('alter table payslips_away rename to payslips')
    for (const broken of ['[{"id":1}]', '{', '']) {
      writeFileSync(path, broken)
      expect((await read()).map(({ titulo }) => titulo)).toEqual(['De recursos humanos'])
    }
    rmSync(dist, { recursive: true })
  })

  test('answers 304 for the notices file until a notice is published', async () => {
    const first = await server.fetch('/datasets/notices.json')
    const tag = first.headers.get('etag') ?? ''
    const known = { headers: { 'if-none-match': tag } }
    expect((await server.fetch('/datasets/notices.json', known)).status).toBe(304)
    await publish()
    expect((await server.fetch('/datasets/notices.json', known)).status).toBe(200)
    expect(first.headers.get('cache-control')).toBe('no-cache')
  })
})
