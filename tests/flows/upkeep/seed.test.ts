import { eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMenu, signIn } from '#contract/identity/login.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import * as ids from '#domain/text/mexican-ids.ts'
import { type MenuNode, menuLeaves } from '#domain/identity/menu.ts'
import { isWeekly, payslipKind } from '#domain/payslips/payslip.ts'
import type { Database } from '#server/db/connection.ts'
import { payslipLines, payslips } from '#server/db/schema/payroll.ts'
import { companies, employees, payGroups, users } from '#server/db/schema/people.ts'
import { roleGrants } from '#server/db/schema/roles.ts'
import { demoAccounts, seedDemo } from '#server/seed/demo.ts'
import { seedLarge } from '#server/seed/large.ts'
import { openSeeded, type SeededDatabase } from '#tests/support/server/databases/database.ts'
import { sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import { sharedServer } from '#tests/support/server/shared-server.ts'

let server: TestServer

async function rowsOf(db: Database, query: SQL): Promise<unknown> {
  return ((await db.execute(query)) as { rows: unknown }).rows
}

beforeAll(async () => void (server = await sharedServer()))

describe('the demo people', () => {
  test.each(demoAccounts)('$login signs in', async ({ login }) => {
    const answer = await sendOperation(server, signIn, { correo: login, password: 'Portal.2026' }, '')
    expect(fieldOf(answer, 'status')).toBe('OK')
    expect(fieldOf(answer, 'EstatusPass')).toBe(1)
  })

  test('have the expected company, pay group, guard and roles', async () => {
    const rows = await server.db
      .select({
        login: sql<string>`coalesce(${employees.number}, ${users.nickname})`,
        company: users.companyCode,
        payGroup: employees.payGroupId,
        guard: employees.guard,
        roles: sql<
          string[] | null
        >`(select json_agg(g.role order by g.id) from ${roleGrants} g where g.user_id = ${users.id})`,
        multisystem: users.isMultisystem,
      })
      .from(users)
      .leftJoin(employees, eq(employees.id, users.employeeId))
      .orderBy(users.id)
    const employee = { company: '00100', guard: 2, roles: null, multisystem: false }
    expect(rows).toEqual([
      { ...employee, login: '100101', payGroup: 1, guard: 1 },
      { ...employee, login: '100102', payGroup: 2 },
      { ...employee, login: '100103', payGroup: 1 },
      { ...employee, login: '100104', payGroup: 1, guard: 1 },
      { ...employee, login: '100201', payGroup: 8, roles: ['autorizador'] },
      { ...employee, login: '100301', payGroup: 3, roles: ['recursos-humanos', 'nomina', 'caja'] },
      { ...employee, login: '100401', payGroup: 3, roles: ['auditor'] },
      { ...employee, login: '100501', payGroup: 3, roles: ['administrador'] },
      { ...employee, login: '100601', payGroup: 3, roles: ['vigilancia'] },
      { ...employee, login: '900001', payGroup: 1, company: 'CANDIDATO' },
      { ...employee, login: '100106', payGroup: 1, guard: 1 },
      { ...employee, login: 'externo', payGroup: null, guard: null, company: '00300', multisystem: true },
    ])
  })

  test('have valid check digits and unique numbers', async () => {
    const people = await server.db.select().from(employees)
    expect(people.length).toBeGreaterThanOrEqual(16)
    for (const person of people) {
      expect(ids.isCurpCheckDigitRight(person.curp)).toBe(true)
      expect(ids.isRfcCheckDigitRight(person.rfc)).toBe(true)
      expect(ids.isNssCheckDigitRight(person.nss)).toBe(true)
      expect(person.curp.slice(4, 10)).toBe(person.birthDate.replaceAll('-', '').slice(2))
      expect(person.rfc.slice(4, 10)).toBe(person.curp.slice(4, 10))
      expect(person.curp[10]).toBe(person.sex)
    }
    for (const key of ['curp', 'rfc', 'nss'] as const) {
      expect(new Set(people.map((person) => person[key])).size).toBe(people.length)
    }
    for (const company of await server.db.select().from(companies)) {
      expect(ids.isRfcCheckDigitRight(company.taxId)).toBe(true)
    }
  })

  test('include 100201 as the leader of a team', async () => {
    const [leader] = await server.db.select().from(employees).where(eq(employees.number, '100201'))
    const team = await server.db
      .select()
      .from(employees)
      .where(eq(employees.leaderId, leader?.id ?? 0))
    expect(team.length).toBeGreaterThanOrEqual(9)
    expect(team.map((person) => person.number)).toContain('100211')
  })

  test('the pay groups 1 to 10 are weekly or fortnightly as the domain defines', async () => {
    const groups = await server.db.select().from(payGroups).orderBy(payGroups.id)
    expect(groups.map((group) => group.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const group of groups) expect(group.frequency).toBe(isWeekly(group.id) ? 'weekly' : 'biweekly')
  })
})

describe('the menu', () => {
  interface Msj {
    tree: MenuNode[]
    modules: { url: string; view: string }[]
    isMultisistema: boolean
  }
  async function menuOf(login: string, correo: string): Promise<Msj> {
    const answer = await sendAs(server, readMenu, { correo }, login)
    return fieldOf(answer, 'msj') as Msj
  }

  test('of a candidate has two entries (SHELL-08)', async () => {
    const menu = await menuOf('candidato', 'diego.valdes@correo.example')
    expect(menuLeaves(menu.tree).map(({ path }) => path)).toEqual(['/MiPersona', '/CambioPass'])
  })

  test('of an employee has no team and no human resources entries', async () => {
    const menu = await menuOf('100101', 'guadalupe.ramos@correo.example')
    expect(menu.isMultisistema).toBe(false)
    expect(menuLeaves(menu.tree).map(({ path }) => path)).toEqual([
      '/MiPersona',
      '/MiEmpresa/SGI/RegistroMejora',
      '/MiEmpresa/SGI/SeguimientoMejora',
      '/CambioPass',
    ])
    expect(menu.modules).toContainEqual(
      expect.objectContaining({ url: '/MiPersona', view: 'DHGeneral/MiPersona' }),
    )
  })

  test('of a leader has the team entries, and the menu of human resources has the other modules', async () => {
    const leader = await menuOf('100201', 'adriana.garza@correo.example')
    expect(menuLeaves(leader.tree).map(({ path }) => path)).toContain('/MiEquipo/Temporal')
    const hr = await menuOf('100301', 'maricela.quintanilla@correo.example')
    const paths = menuLeaves(hr.tree).map(({ path }) => path)
    expect(paths).toContain('/Nominas/Compensaciones/OfertasEconomicas')
    expect(paths).toContain('/MiEmpresa/Temporal')
    expect(paths).toContain('/Especiales/Temporal')
    expect(paths).not.toContain('/MiEquipo/Temporal')
  })

  test('of a multi-system user has the prefix DHGeneral on its own routes (BR-30)', async () => {
    const menu = await menuOf('externo', 'patricia.ledezma@correo.example')
    expect(menu.isMultisistema).toBe(true)
    const urls = menu.modules.map(({ url }) => url)
    for (const route of [
      'MiPersona',
      'CambioPass',
      'MiEmpresa/SGI/RegistroMejora',
      'MiEmpresa/SGI/AdmMejora',
    ]) {
      expect(urls).toContain(`/DHGeneral/${route}`)
    }
    expect(urls.some((url) => url.startsWith('/Logistica/'))).toBe(true)
  })
})

describe('the payslips', () => {
  test('of 100101 cover every label, stamped and unstamped (PAY-09 … PAY-20)', async () => {
    const rows = await server.db
      .select({
        prenomina: payslips.isPrepayroll,
        type: payslips.type,
        payroll: payslips.payroll,
        period: payslips.period,
        stampId: payslips.stampId,
      })
      .from(payslips)
      .innerJoin(employees, eq(employees.id, payslips.employeeId))
      .where(eq(employees.number, '100101'))
    const labels = new Set(rows.map((row) => `${payslipKind(row)}${row.stampId === null ? '' : ' stamped'}`))
    expect([...labels].sort()).toEqual(
      [
        'prepayroll',
        ...[
          'regular',
          'extraordinary',
          'settlement',
          'severance',
          'christmas-bonus',
          'profit-sharing',
          'savings-fund',
        ].flatMap((kind) => [kind, `${kind} stamped`]),
      ].sort(),
    )
    const codes = new Set(rows.map((row) => row.period))
    for (const code of ['220', '230', '0 Q']) expect(codes).toContain(code)
    expect(new Set(rows.map((row) => row.payroll))).toEqual(new Set(['1', '2', '3', '4', '5', '6']))
  })

  test('cover two years without a gap, up to the current period', async () => {
    const today = companyDate(server.clock.now().getTime())
    for (const number of ['100101', '100102', '100103', '100104', '100201', '100301']) {
      const rows = await server.db
        .select({ start: payslips.startDate, end: payslips.endDate, isPrepayroll: payslips.isPrepayroll })
        .from(payslips)
        .innerJoin(employees, eq(employees.id, payslips.employeeId))
        .where(sql`${employees.number} = ${number} and ${payslips.payroll} = '1' and ${payslips.type} = 1
          and ${payslips.period} not in ('220', '230', '0 Q')`)
        .orderBy(payslips.endDate)
      expect(rows[0]?.start.slice(0, 4)).toBe(String(Number(today.slice(0, 4)) - 2))
      expect(rows.at(-1)).toMatchObject({ isPrepayroll: true })
      expect((rows.at(-1)?.end ?? '') >= today).toBe(true)
      for (const [index, row] of rows.slice(1).entries()) {
        expect(row.start).toBe(addDays(rows[index]?.end ?? '', 1))
      }
    }
  })

  test('add up to the centavo', async () => {
    const wrong = await rowsOf(
      server.db,
      sql`
      select p.id from payslips p join payslip_lines l on l.payslip_id = p.id
      group by p.id
      having p.total_perceptions <> coalesce(sum(l.amount) filter (where l.side = 'perception'), 0)
        or p.total_deductions <> coalesce(sum(l.amount) filter (where l.side = 'deduction'), 0)`,
    )
    expect(wrong).toEqual([])
    const empty = await rowsOf(
      server.db,
      sql`
      select id from payslips where not exists (select 1 from payslip_lines where payslip_id = payslips.id)`,
    )
    expect(empty).toEqual([])
  })

  test('of regular periods account for each of their days', async () => {
    const wrong = await rowsOf(
      server.db,
      sql`
      select p.id from payslips p join payslip_days d on d.payslip_id = p.id
      group by p.id having sum(d.days) <> p.end_date - p.start_date + 1`,
    )
    expect(wrong).toEqual([])
  })

  test('have valid and unique stamps, none before the payday', async () => {
    const today = companyDate(server.clock.now().getTime())
    const rows = await server.db.select().from(payslips).where(isNotNull(payslips.stampId))
    expect(new Set(rows.map((row) => row.fiscalFolio)).size).toBe(rows.length)
    for (const row of rows) {
      expect(row.fiscalFolio).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-A[0-9A-F]{3}-[0-9A-F]{12}$/)
      expect(row.paidDate <= today).toBe(true)
    }
  })

  test('reduce the loan of 100101 with each payment', async () => {
    const rows = await server.db
      .select({ amount: payslipLines.amount, balance: payslipLines.balance, paidDate: payslips.paidDate })
      .from(payslipLines)
      .innerJoin(payslips, eq(payslips.id, payslipLines.payslipId))
      .innerJoin(employees, eq(employees.id, payslips.employeeId))
      .where(sql`${employees.number} = '100101' and ${payslipLines.concept} = '295'`)
      .orderBy(payslips.endDate)
    // Loan of 6,000 over 39 weeks at 12 % a year (BR-01): 15 payments so far; other rows are future paydays.
    const paid = rows.filter(({ paidDate }) => paidDate <= companyDate(server.clock.now().getTime()))
    expect(paid).toHaveLength(15)
    expect(paid.at(-1)).toMatchObject({ amount: 16_273, balance: 369_225 })
    for (const [index, row] of rows.slice(1).entries()) {
      expect(row.balance).toBe((rows[index]?.balance ?? 0) - 15_385)
    }
  })
})

describe('savings and labour record', () => {
  test('accounts equal the sum of their movements, and loans their amount minus their payments (BR-34)', async () => {
    const wrong = await rowsOf(
      server.db,
      sql`
      select a.employee_id from savings_accounts a left join savings_movements m on m.employee_id = a.employee_id
      group by a.employee_id having a.total <> coalesce(sum(m.amount), 0)
      union all
      select l.id from loans l left join loan_movements m on m.loan_id = l.id
      group by l.id having l.remaining <> l.amount - coalesce(sum(m.principal), 0)`,
    )
    expect(wrong).toEqual([])
    const members = (await rowsOf(
      server.db,
      sql`
      select e.number, count(l.id)::int as loans from savings_accounts a
      join employees e on e.id = a.employee_id left join loans l on l.employee_id = a.employee_id
      group by e.number order by e.number`,
    )) as { number: string; loans: number }[]
    const loansOf = members.map(({ number, loans }) => `${number} ${loans}`)
    // 100101 and 100102 are demo accounts. The others are their colleagues with savings requests.
    expect(loansOf).toEqual(['100101 1', '100102 0', '100211 1', '100213 0', '100216 0', '100218 1'])
  })

  test('each day off of a regular payslip is in the labour record', async () => {
    const wrong = await rowsOf(
      server.db,
      sql`
      select p.id, d.concept from payslips p join payslip_days d on d.payslip_id = p.id and d.concept > 701
      where d.days <> (
        select count(*) from kardex_facts k
        where k.employee_id = p.employee_id and k.date between p.start_date and p.end_date
          and (k.kind, coalesce(k.permit_type, '')) in (
            (case d.concept when 702 then 2 when 703 then 3 when 704 then 4 else 1 end,
             case d.concept when 705 then 'Sin goce de sueldo' else '' end)))
        and not (p.is_prepayroll and p.start_date > ${companyDate(server.clock.now().getTime())})`,
    )
    expect(wrong).toEqual([])
  })

  test('every pay group has paydays for years ahead', async () => {
    const today = companyDate(server.clock.now().getTime())
    const without = await rowsOf(
      server.db,
      sql`
      select g.id from pay_groups g left join pay_calendar c on c.pay_group_id = g.id
      group by g.id having not (min(c.pay_date) <= ${today} and max(c.pay_date) > ${addDays(today, 1000)})
        or min(c.pay_date) is null`,
    )
    expect(without).toEqual([])
  })
})

describe('seeding', () => {
  let other: SeededDatabase
  beforeAll(async () => {
    other = await openSeeded('pglite', server.clock)
  })
  afterAll(() => other.dispose())

  const counts = async () => {
    const { db } = other.connection
    return {
      users: await db.$count(users),
      employees: await db.$count(employees),
      payslips: await db.$count(payslips),
      lines: await db.$count(payslipLines),
    }
  }

  test('changes nothing in a database that already has people', async () => {
    const before = await counts()
    await seedDemo(other.connection.db, server.clock)
    expect(await counts()).toEqual(before)
  })

  test('adds the large set in batches and continues where it stopped', { tags: ['whole'] }, async () => {
    const before = await counts()
    const { db } = other.connection
    const seen: number[] = []
    await seedLarge(db, server.clock, (done) => seen.push(done), 4)
    await seedLarge(db, server.clock, (done) => seen.push(done), 6)
    await seedLarge(db, server.clock, (done) => seen.push(done), 6)
    expect(seen).toEqual([4, 6])
    const after = await counts()
    expect(after.users).toBe(before.users + 6)
    expect(after.employees).toBe(before.employees + 6)
    const wrong = await rowsOf(
      db,
      sql`
      select p.id from payslips p join employees e on e.id = p.employee_id
      where e.number like '20____' and p.net <> (
        select sum(case l.side when 'perception' then l.amount else -l.amount end)
        from payslip_lines l where l.payslip_id = p.id)`,
    )
    expect(wrong).toEqual([])
    expect(after.payslips - before.payslips).toBeGreaterThan(6 * 50)
    const withRecord = await rowsOf(
      db,
      sql`
      select count(distinct e.id)::int as people from employees e
      join kardex_facts k on k.employee_id = e.id where e.number like '20____'`,
    )
    expect(withRecord).toEqual([{ people: 6 }])
    // Every fifth person has a clarification of a past period. The clarification is rated, because an unrated
    // clarification would block new requests.
    const asked = await rowsOf(
      db,
      sql`
      select e.number, c.rating between 3 and 5 as "isRated" from clarifications c
      join employees e on e.id = c.employee_id and e.number like '20____'
      join payroll_periods p on p.year || '0' || p.number = c.period_code and p.family = 5709
        and p.end_date < current_date`,
    )
    expect(asked).toEqual([{ number: '200005', isRated: true }])
    // 200001 leads the others, at most 150 people; each of them has alerts.
    const team = await rowsOf(
      db,
      sql`
      select count(distinct e.id)::int as people, count(a.id) > 5 * 5 as "hasAlerts" from employees e
      join employees leader on leader.id = e.leader_id and leader.number = '200001'
      join time_alerts a on a.employee_id = e.id`,
    )
    expect(team).toEqual([{ people: 5, hasAlerts: true }])
    for (const person of await db.select().from(employees)) {
      expect(ids.isCurpCheckDigitRight(person.curp)).toBe(true)
      expect(ids.isRfcCheckDigitRight(person.rfc)).toBe(true)
      expect(ids.isNssCheckDigitRight(person.nss)).toBe(true)
    }
  })
})
