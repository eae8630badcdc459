import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readCompany, readTokenLife, recordVisit } from '#contract/protocol/general.ts'
import * as login from '#contract/identity/login.ts'
import * as oneTime from '#contract/identity/one-time-password.ts'
import { deliveryGrants, rateLimits } from '#server/db/schema/access.ts'
import { users } from '#server/db/schema/people.ts'
import { loginTexts, transportTexts } from '#server/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { ask, post } from '#tests/support/server/hosts/legacy-call.ts'
import { resetPassword } from '#tests/support/server/people.ts'

/** Tests P-01, LOG-02 to LOG-04, P-03, P-13, GEN-10 and GEN-28. */

const PASSWORD = 'Portal.2026'
const NEXT = 'Otro.Lugar.2027'
const EXPIRED = { status: 'EXPSESSION', message: 'Token inválido' }
const DAY_MS = 86_400_000

describe.each(databases)('on %s', (database) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({ database, clock: createStillClock(), environment: { TRUST_PROXY: '1' } })
  })
  afterAll(() => server.stop())
  // Delays of a name last a day, so each test clears them first.
  beforeEach(async () => {
    await server.db.delete(rateLimits)
  })

  const refused = (message: string) => ({ status: 'ERROR', message })

  async function signIn(name = '100101', password = PASSWORD) {
    return ask(server, login.signIn, { correo: name, password })
  }

  function tryPassword(name: string, password: string, address = '127.0.0.1') {
    const headers = { 'x-forwarded-for': address }
    return post(server, login.signIn, { correo: name, password }, { headers })
  }

  async function userIdOf(nickname: string): Promise<number> {
    const rows = await server.db.select({ id: users.id }).from(users).where(eq(users.nickname, nickname))
    return rows[0]?.id ?? 0
  }

  describe('sign-in (P-01)', () => {
    it.each(['100101', ' 100101 ', 'lupita', 'LUPITA', 'Guadalupe.Ramos@Correo.Example'])(
      'accepts %j as the name: number, nickname or mail',
      async (name) => {
        const answer = await signIn(name)
        expect(answer).toMatchObject({ status: 'OK', EstatusPass: 1, tokenLife: 1800 })
        expect(Buffer.from(answer.token, 'base64url')).toHaveLength(32)
        expect(Buffer.from(answer.entrega ?? '', 'base64url')).toHaveLength(32)
        const { datosLogin } = await ask(server, login.readUser, {}, answer.token)
        expect(datosLogin[0]?.Folio).toBe('100101')
      },
    )

    it('answers an unknown name and a wrong password with the same bytes', async () => {
      const wrong = await tryPassword('100103', 'Portal.2025')
      const unknown = await tryPassword('999999', 'Portal.2025')
      expect(wrong).toEqual(unknown)
      expect(wrong.text).toBe('{"status":"ERROR","message":"Usuario o contraseña incorrectos"}')
    })

    it.each([
      [{ password: PASSWORD }, 'Falta el campo correo.'],
      [{ correo: '100101' }, 'Falta el campo password.'],
      [{ correo: [100101], password: PASSWORD }, 'El campo correo no es válido.'],
      [{ correo: '100101', password: { $ne: '' } }, 'El campo password no es válido.'],
      [{ correo: 'x'.repeat(121), password: PASSWORD }, 'El campo correo no es válido.'],
      [{ correo: '100101\u0000', password: PASSWORD }, 'El campo correo no es válido.'],
    ])('refuses %j', async (input, message) => {
      expect((await post(server, login.signIn, input)).body).toEqual(refused(message))
    })

    it('accepts an employee number sent as a number', async () => {
      const answer = await post(server, login.signIn, { correo: 100101, password: PASSWORD })
      expect(answer.body).toMatchObject({ status: 'OK' })
    })

    it.each(["' or 1=1 --", '%', '_', '100101%', '', '   '])('finds nobody under %j', async (name) => {
      const answer = await tryPassword(name, PASSWORD, '192.0.2.7')
      expect(answer.body).toEqual(
        name === '' ? refused('El campo correo no es válido.') : refused(loginTexts.wrong),
      )
    })
  })

  describe('the limit of guesses', () => {
    const waits = ['1 segundo', '2 segundos', '4 segundos', '8 segundos', '16 segundos', '30 segundos']

    it.each([
      ['a person', '100104'],
      ['an unknown name', 'nadie'],
    ])('grows the delay for %s, without ever locking out', async (_who, name) => {
      for (let free = 0; free < 3; free++) {
        expect((await tryPassword(name, `guess ${free}`)).body).toEqual(refused(loginTexts.wrong))
      }
      for (const wait of [...waits, '30 segundos']) {
        const told = refused(`Espera ${wait} e intenta otra vez.`)
        expect((await tryPassword(name, 'one more guess')).body).toEqual(told)
        expect((await tryPassword(name, PASSWORD)).body).toEqual(told)
        server.clock.advance(Number.parseInt(wait, 10) * 1000)
        expect((await tryPassword(name, 'one more guess')).body).toEqual(refused(loginTexts.wrong))
      }
      server.clock.advance(30_000)
      const right = await tryPassword(name, PASSWORD)
      expect(right.body).toMatchObject({ status: name === 'nadie' ? 'ERROR' : 'OK' })
    })

    it('checks no more than three of thirty simultaneous guesses', { tags: ['whole'] }, async () => {
      const guesses = Array.from({ length: 30 }, (_, index) => tryPassword('100201', `guess ${index}`))
      const answers = await Promise.all(guesses)
      expect(answers.filter(({ text }) => text.includes(loginTexts.wrong))).toHaveLength(3)
      server.clock.advance(1000)
      await signIn('100201')
    })

    it('accepts twenty simultaneous sign-ins with the right password', { tags: ['whole'] }, async () => {
      const phones = Array.from({ length: 20 }, () => tryPassword('100201', PASSWORD))
      const answers = await Promise.all(phones)
      expect(answers.filter(({ text }) => text.includes('"OK"'))).toHaveLength(20)
    })

    it('stores neither names nor addresses', async () => {
      await tryPassword('un.nombre.buscado', 'a guess', '198.51.100.4')
      const rows = await server.db.select().from(rateLimits)
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toMatch(/buscado|198\.51|100104|user:/)
    })
  })

  describe('the person (LOG-03, GEN-28)', () => {
    it('returns the session data of the caller, whatever the body contains', async () => {
      const { token } = await signIn('100102')
      const answer = await post(server, login.readUser, { Id_Usuario: 1, empleado: '100101' }, { token })
      const expected = {
        Id_Usuario: await userIdOf('arturo'),
        Nombre: 'ARTURO MENDOZA LARA',
        Correo: 'arturo.mendoza@correo.example',
        Nickname: 'arturo',
        Folio: '100102',
        EstatusPass: 1,
        IdGrupo: 2,
        Foto: '',
        Puesto: 'ANALISTA DE CALIDAD',
        compania: '00100',
        GrupoPago: 2,
        gTrabajo: 'ADMINISTRATIVOS',
        DEPTID: 'D030',
      }
      expect(answer.body).toMatchObject({ status: 'OK', datosLogin: [expected] })
    })

    it('returns user id 0 for an account without an employee record', async () => {
      const { token } = await signIn('externo')
      const { datosLogin } = await ask(server, login.readUser, {}, token)
      expect(datosLogin[0]).toMatchObject({
        Id_Usuario: 0,
        Folio: '',
        Puesto: '',
        GrupoPago: 0,
        compania: '00300',
      })
    })

    it.each([
      ['100101', '00100'],
      ['candidato', 'CANDIDATO'],
      ['externo', '00300'],
    ])('returns the company of %s', async (name, compania) => {
      const { token } = await signIn(name)
      expect(await ask(server, readCompany, {}, token)).toEqual({ status: 'OK', compania })
    })
  })

  describe('the menu (LOG-04)', () => {
    async function menuOf(name: string) {
      const { token } = await signIn(name)
      return (await ask(server, login.readMenu, { correo: '' }, token)).msj
    }

    it('shows each group its own tree, with `name` and `descripcion` of every entry', async () => {
      const menu = await menuOf('100101')
      expect(menu.isMultisistema).toBe(false)
      expect(menu.tree[0]).toEqual({
        name: 'Mi Persona',
        descripcion: 'Mi Persona',
        url: 'MiPersona',
        nodes: [],
      })
      expect(menu.tree.map(({ url }) => url)).toEqual(['MiPersona', 'MiEmpresa', 'CambioPass'])
      expect((await menuOf('candidato')).tree.map(({ url }) => url)).toEqual(['MiPersona', 'CambioPass'])
    })

    it('lists every node with a view under its whole path', async () => {
      const { modules } = await menuOf('100301')
      expect(modules).toContainEqual({
        url: '/Nominas/Compensaciones/OfertasEconomicas',
        title: 'Ofertas económicas',
        view: 'Nominas/Compensaciones/OfertasEconomicas',
      })
      expect(modules.every(({ url }) => url.startsWith('/') && !url.includes('//'))).toBe(true)
    })

    it('puts the menu of a multi-system person under DHGeneral', async () => {
      const menu = await menuOf('externo')
      expect(menu.isMultisistema).toBe(true)
      expect(menu.modules).toContainEqual({
        url: '/DHGeneral/MiPersona',
        title: 'Mi Persona',
        view: 'DHGeneral/MiPersona',
      })
    })

    it.each(['100101', 'LUPITA', ' guadalupe.ramos@correo.example', ''])(
      'accepts the person’s own name %j',
      async (correo) => {
        const { token } = await signIn()
        expect((await post(server, login.readMenu, { correo }, { token })).body).toMatchObject({
          status: 'OK',
        })
      },
    )

    it.each(['100102', 'arturo.mendoza@correo.example', 'null'])(
      'refuses %j, which is not the person’s own name',
      async (correo) => {
        const { token } = await signIn()
        const answer = await post(server, login.readMenu, { correo }, { token })
        expect(answer.body).toEqual(refused(loginTexts.otherPersonsMenu))
      },
    )
  })

  describe('sign-out (LOG-02)', () => {
    it('returns the plain text OK and ends the token, also when repeated', async () => {
      const { token } = await signIn()
      const other = await signIn()
      for (let time = 0; time < 2; time++)
        expect((await post(server, login.signOut, {}, { token })).text).toBe('OK')
      expect((await post(server, login.readUser, {}, { token })).body).toEqual(EXPIRED)
      expect(await ask(server, readTokenLife, {}, other.token)).toMatchObject({ status: 'OK' })
    })

    it.each([
      ['an invented token', 'x'],
      ['no token', undefined],
    ])('is OK with %s', async (_what, token) => {
      expect((await post(server, login.signOut, {}, token === undefined ? {} : { token })).text).toBe('OK')
    })
  })

  describe('change of password (P-03)', () => {
    it.each([
      ['Portal.2025', NEXT, loginTexts.wrongCurrent],
      [PASSWORD, 'corta', 'La contraseña nueva debe tener al menos 8 letras o números.'],
      [PASSWORD, 'ñ'.repeat(129), 'La contraseña nueva puede tener hasta 128 letras o números.'],
      [PASSWORD, PASSWORD, loginTexts.sameAsBefore],
      [PASSWORD, 'Jose.Nunez@correo.example', loginTexts.isTheUserName],
    ])('is refused from %j to %j', async (password, nuevo, message) => {
      const { token } = await signIn('100104')
      expect((await post(server, login.changePassword, { password, nuevo }, { token })).body).toEqual(
        refused(message),
      )
      await signIn('100104')
    })

    it('ends all sessions of the person and continues with a new token', async () => {
      const phone = await signIn('100104')
      const tablet = await signIn('chepe')
      const somebody = await signIn('100101')
      const changed = await ask(
        server,
        login.changePassword,
        { password: PASSWORD, nuevo: NEXT },
        phone.token,
      )
      for (const { token } of [phone, tablet]) {
        expect((await post(server, login.readUser, {}, { token })).body).toEqual(EXPIRED)
      }
      expect(await ask(server, readTokenLife, {}, somebody.token)).toMatchObject({ status: 'OK' })
      expect((await ask(server, login.readUser, {}, changed.token)).datosLogin[0]?.Folio).toBe('100104')
      expect((await tryPassword('100104', PASSWORD)).body).toEqual(refused(loginTexts.wrong))
      await signIn('100104', NEXT)
      const userId = await userIdOf('chepe')
      const grants = await server.db.select().from(deliveryGrants).where(eq(deliveryGrants.userId, userId))
      // Two open grants: from the password change, and from the sign-in after it.
      expect(grants.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(2)
      const ends = grants.at(-1)?.expiresAt.getTime() ?? 0
      expect(Math.round((ends - server.clock.now().getTime()) / DAY_MS)).toBe(90)
    })

    it('accepts a password with decomposed letters', async () => {
      const { token } = await signIn('100104', NEXT)
      const nuevo = 'contrasen\u0303a nueva'
      await ask(server, login.changePassword, { password: NEXT, nuevo }, token)
      await signIn('100104', 'contraseña nueva')
      await resetPassword(server, '100104', PASSWORD)
    })

    it('delays guesses at the current password as well', async () => {
      const { token } = await signIn('100104')
      const guess = () => post(server, login.changePassword, { password: 'a guess', nuevo: NEXT }, { token })
      for (let free = 0; free < 3; free++)
        expect((await guess()).body).toEqual(refused(loginTexts.wrongCurrent))
      expect((await guess()).body).toEqual(refused('Espera 1 segundo e intenta otra vez.'))
      server.clock.advance(1000)
      await signIn('100104')
    })

    it('changes the password once for two simultaneous requests', async () => {
      const { token } = await signIn('100104')
      const nexts = ['Lugar.Dos.Gatos', 'Gatos.Dos.Lugar']
      const answers = await Promise.all(
        nexts.map((nuevo) => post(server, login.changePassword, { password: PASSWORD, nuevo }, { token })),
      )
      const worked = answers.findIndex(({ text }) => text.includes('"OK"'))
      expect(answers.filter(({ text }) => text.includes('"OK"'))).toHaveLength(1)
      await signIn('100104', nexts[worked])
      await resetPassword(server, '100104', PASSWORD)
    })
  })

  describe('one-time password (P-13)', () => {
    async function issue(empleado: string, by = '100301') {
      const { token } = await signIn(by)
      return post(server, oneTime.issueOneTimePassword, { empleado }, { token })
    }

    it.each(['100101', '100201', 'candidato', 'externo'])('refuses %s as the issuer', async (by) => {
      expect((await issue('100103', by)).body).toEqual(refused(transportTexts.forbidden))
    })

    it('rejects an unknown person and the issuer', async () => {
      expect((await issue('999999')).body).toEqual(refused(loginTexts.unknownPerson))
      expect((await issue('100301')).body).toEqual(refused(loginTexts.ownPassword))
      // 100211 is an employee without an account.
      expect((await issue('100211')).body).toEqual(refused(loginTexts.withoutAccount))
    })

    it.each(['100103', 'candidato'])('lets %s sign in only to choose a password', async (name) => {
      const before = await signIn(name)
      const issued = (await issue(name)).body as { temporal: string; nombre: string }
      expect(issued.temporal).toMatch(/^(?=.*-\d\d(-|$))([a-z]{4,7}|\d\d)(-([a-z]{4,7}|\d\d)){3}$/)
      expect((await post(server, login.readUser, {}, { token: before.token })).body).toEqual(EXPIRED)
      expect((await tryPassword(name, PASSWORD)).body).toEqual(refused(loginTexts.wrong))

      const first = await signIn(name, issued.temporal)
      expect(first.EstatusPass).toBe(0)
      const { datosLogin } = await ask(server, login.readUser, {}, first.token)
      expect(datosLogin[0]).toMatchObject({ EstatusPass: 0, Nombre: issued.nombre })
      await ask(server, recordVisit, { pantalla: 'CambioPass' }, first.token)
      const list = await server.fetch('/api/prerecibos-list', {
        headers: { authorization: `Bearer ${first.token}` },
      })
      expect({ http: list.status, body: await list.json() }).toEqual({
        http: 403,
        body: refused(transportTexts.mustChangePassword),
      })

      const input = { password: issued.temporal, nuevo: NEXT }
      const { token } = await ask(server, login.changePassword, input, first.token)
      expect((await ask(server, login.readUser, {}, token)).datosLogin[0]?.EstatusPass).toBe(1)
      expect((await tryPassword(name, issued.temporal)).body).toEqual(refused(loginTexts.wrong))
      expect((await signIn(name, NEXT)).EstatusPass).toBe(1)
      await resetPassword(server, name, PASSWORD)
    })
  })
})
