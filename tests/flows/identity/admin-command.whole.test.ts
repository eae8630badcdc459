import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runAdmin } from '#server/admin/command.ts'
import { connect } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connection.ts'
import { lockFolder } from '#server/db/directory-lock.ts'
import { companies, menuNodes, users } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLogger } from '#server/log.ts'
import { rolesOf } from '#server/identity/roles.ts'
import { verifyPassword } from '#server/identity/password.ts'
import { firstStartTexts } from '#server/texts.ts'
import { adminTexts as texts } from '#server/admin/admin-texts.es.ts'
import {
  databases,
  emptyFolder,
  emptyPostgres,
  seededPostgres,
  seedFolder,
} from '#tests/support/server/databases/database.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { createPostgresDatabase, type TestDatabase } from '#tests/support/server/databases/postgres.ts'

const company = ['--compania', '00100', '--razon', 'Estampados del Norte', '--rfc', 'ENO010203AB1']
const address = ['--registro', 'B1234567890', '--domicilio', 'Calle 1']
const person = ['--nombre', 'Rosa', '--paterno', 'Ibarra']
const all = [...person, ...company, ...address]

describe.each(databases)('on %s', (database) => {
  let folder: string
  let postgres: TestDatabase | null
  let env: Record<string, string>
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'turno-admin-'))
    postgres = null
    env = { DATA_DIR: folder }
  })
  afterEach(async () => {
    await postgres?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const contents = {
    nothing: { folder: async () => undefined, postgres: () => createPostgresDatabase() },
    schema: { folder: () => emptyFolder(folder), postgres: emptyPostgres },
    demo: {
      folder: () => seedFolder(folder, createTestClock()),
      postgres: () => seededPostgres(createTestClock()),
    },
  }
  async function startWith(content: keyof typeof contents): Promise<void> {
    if (database === 'pglite') return contents[content].folder()
    postgres = await contents[content].postgres()
    env = { ...env, DATABASE_URL: postgres.url }
  }

  async function run(...args: string[]): Promise<{ code: number; said: string }> {
    const lines: string[] = []
    const terminal = { ask: null, say: (line: string) => void lines.push(line), close: () => undefined }
    return { code: await runAdmin(args, env, terminal), said: lines.join('\n') }
  }
  async function look<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await connect(readEnvironment(env), createLogger('silent'))
    try {
      return await work(connection)
    } finally {
      await connection.close()
    }
  }
  const accounts = () => look(({ db }) => db.select().from(users))
  const shown = (said: string) => /: ([a-z]+(?:-[a-z0-9]+)+)/.exec(said)?.[1] ?? ''

  test('creates the first administrator with company and menu once, and shows a password that must be changed', async () => {
    await startWith('nothing')
    const first = await run('crear', '1001', ...all)
    expect([first.code, first.said]).toEqual([0, expect.stringContaining(texts.made('1001'))])
    const [row] = await accounts()
    expect(row).toMatchObject({
      nickname: '1001',
      name: 'ROSA IBARRA',
      mustChangePassword: true,
      employeeId: null,
      companyCode: '00100',
    })
    expect(await look(({ db }) => rolesOf(db, row?.id ?? 0))).toEqual(['administrador'])
    expect(await verifyPassword(row?.passwordHash ?? null, shown(first.said))).toBe(true)
    expect(await look(({ db }) => db.$count(companies))).toBe(2)
    const again = await run('crear', '1001', ...all)
    expect(again).toEqual({ code: 0, said: texts.already('1001') })
    expect(await accounts()).toEqual([row])
  })

  test('takes the role from one of two administrators, but not from the last one', async () => {
    await startWith('schema')
    await run('crear', '1001', ...all)
    expect(await run('quitar', '1001')).toEqual({ code: 1, said: texts.lastOne('1001') })
    expect(await run('quitar', '1009')).toEqual({ code: 1, said: texts.notAdministrator('1009') })
    await run('crear', '1002', ...person, '--rol', 'administrador', '--materno', '', '--correo', '')
    expect(await run('quitar', '1001')).toEqual({ code: 0, said: texts.taken('1001') })
    const rows = await accounts()
    const idOf = (number: string) => rows.find(({ nickname }) => nickname === number)?.id ?? 0
    expect(await look(({ db }) => rolesOf(db, idOf('1001')))).toEqual([])
    expect(await look(({ db }) => rolesOf(db, idOf('1002')))).toEqual(['administrador'])
    const events = await look(({ db }) =>
      db.select().from(securityEvents).where(eq(securityEvents.kind, 'role-taken')),
    )
    expect(events).toMatchObject([{ actorId: null, subjectId: idOf('1001'), details: { sinSegundo: true } }])
  })

  test('asks for missing values in a terminal, and names the missing option without a terminal', async () => {
    await startWith('schema')
    expect(await run('crear', '1001', ...person, ...company)).toEqual({
      code: 1,
      said: texts.missing('--registro'),
    })
    expect(await accounts()).toEqual([])
    const answers = [
      'Rosa',
      'Ibarra',
      '',
      'no mail',
      '',
      '100',
      '00100',
      'Estampados',
      'ENO010203AB1',
      'B1',
      'Calle 1',
    ]
    const said: string[] = []
    const terminal = {
      ask: async () => answers.shift() ?? '',
      say: (line: string) => void said.push(line),
      close: () => undefined,
    }
    expect(await runAdmin(['crear', '1001'], env, terminal)).toBe(0)
    expect(answers).toEqual([])
    expect(await accounts()).toHaveLength(1)
  })

  test('creates a second administrator only after confirmation with the right account number', async () => {
    await startWith('schema')
    await run('crear', '1001', ...all)
    expect(await run('crear', '1002', ...person)).toEqual({ code: 1, said: texts.oneMore('1002') })
    const said: string[] = []
    const answering = (answers: string[]) => ({
      ask: async () => answers.shift() ?? '',
      say: (line: string) => void said.push(line),
      close: () => undefined,
    })
    for (const [typed, code] of [
      ['1001', 1],
      ['1002', 0],
    ] as const)
      expect(await runAdmin(['crear', '1002'], env, answering([typed, 'Luz', 'Mar', '', '']))).toBe(code)
    expect(said).toContain(texts.nothingMade)
    expect((await run('crear', '1003', ...person, '--rol', 'administrador')).code).toBe(0)
    expect((await accounts()).map(({ nickname }) => nickname).toSorted()).toEqual(['1001', '1002', '1003'])
    const events = await look(({ db }) => db.select().from(securityEvents))
    expect(events.filter(({ kind }) => kind === 'account-made')).toHaveLength(3)
  })

  test('changes nothing when a command is invalid', async () => {
    await startWith('schema')
    const wrong: [string[], string][] = [
      [['crear'], 'Uso:'],
      [['crear', 'rosa'], 'rosa no es un número de empleado'],
      [['borrar', '1001'], 'Uso:'],
      [['crear', '1001', '--contraseña', 'x'], texts.unknownFlag('--contraseña')],
      [['crear', '1001', ...all, '--correo', 'rosa@'], texts.invalid('--correo')],
      [['contrasena', '1001'], texts.notAdministrator('1001')],
    ]
    for (const [args, sentence] of wrong) {
      const { code, said } = await run(...args)
      expect([code, said], args.join(' ')).toEqual([1, expect.stringContaining(sentence)])
    }
    expect(await accounts()).toEqual([])
  })

  test('gives the role to an existing account only with --rol, and never to an auditor, candidate or closed account', async () => {
    await startWith('demo')
    expect(await run('crear', '100101')).toEqual({ code: 1, said: texts.needsRole('100101') })
    const role = ['--rol', 'administrador']
    expect(await run('crear', '100101', ...role)).toEqual({ code: 0, said: texts.promoted('100101') })
    expect(await run('crear', '100401', ...role)).toEqual({ code: 1, said: texts.auditor('100401') })
    // 100211 is an employee without an account. The other refusal would name a command that also refuses such
    // an employee.
    const taken = { code: 1, said: firstStartTexts.numberOfEmployee('100211') }
    expect(await run('crear', '100211', ...person, ...role)).toEqual(taken)
    expect(await run('crear', '900001', ...role)).toEqual({ code: 1, said: texts.candidate('900001') })
    await look(({ db }) =>
      db.update(users).set({ closedAt: new Date(), closedReason: 'x' }).where(eq(users.nickname, 'arturo')),
    )
    expect(await run('crear', '100102', ...role)).toEqual({ code: 1, said: texts.closed('100102') })
    expect(await run('contrasena', '100103')).toEqual({ code: 1, said: texts.notAdministrator('100103') })
    const issued = await run('contrasena', '100501')
    expect([issued.code, issued.said]).toEqual([0, expect.stringContaining(texts.issued('100501'))])
    const row = (await accounts()).find(({ nickname }) => nickname === 'esteban')
    expect(row?.mustChangePassword).toBe(true)
    expect(await verifyPassword(row?.passwordHash ?? null, shown(issued.said))).toBe(true)
    expect(await look(({ db }) => db.$count(menuNodes))).toBeGreaterThan(10)
  })
})

test('refuses to run while a server uses the folder, and points to the first-start page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turno-admin-'))
  const lock = await lockFolder(folder)
  const lines: string[] = []
  const terminal = { ask: null, say: (line: string) => void lines.push(line), close: () => undefined }
  expect(await runAdmin(['crear', '1001', ...all], { DATA_DIR: folder }, terminal)).toBe(1)
  expect(lines.join()).toMatch(/ya la usa otro servidor.*página «Primera vez»/s)
  lock.release()
  rmSync(folder, { recursive: true, force: true })
})
