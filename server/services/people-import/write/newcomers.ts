import { defaultCompany } from '#domain/people-import/row/difference.ts'
import { employees, users } from '../../../db/schema/people.ts'
import { groups } from '../../../identity/groups.ts'
import { peopleTexts } from '../../../texts.ts'
import { type ChangeRow, type ApplyContext, mailMark, nameOf, setLeaders, recordEvents } from './apply.ts'
import { importTexts as texts } from '../texts.es.ts'

/**
 * Adds employees with accounts. Nobody can sign in until a password is made for a slip (P-192), an email
 * (P-243) or one person (P-13).
 * @returns users.id by row
 */
export async function addNewcomers(
  context: ApplyContext,
  rows: readonly ChangeRow[],
): Promise<Map<number, number>> {
  const { tx, world, now, unusableHash, run } = context
  const opened = new Map<number, number>()
  if (rows.length === 0) return opened
  const company = defaultCompany(world.companies)
  const facts = rows.map(({ row, wanted: { numero, facts: each } }) => {
    const { nacimiento, sexo, ingreso, departamento, compania = company } = each
    const group = world.payGroups.find(({ id }) => id === each.grupo) ?? world.payGroups[0]
    if (!nacimiento || !sexo || !ingreso || !departamento || !compania || !group)
      throw new Error('a new person lacks a required fact')
    const name = { nombre: each.nombre ?? '', paterno: each.paterno ?? '', materno: each.materno ?? '' }
    return { row, numero, each, ...name, nacimiento, sexo, ingreso, departamento, compania, group }
  })
  const made = await tx
    .insert(employees)
    .values(
      facts.map((one) => ({
        number: one.numero,
        companyCode: one.compania,
        firstName: one.nombre,
        paternalName: one.paterno,
        maternalName: one.materno,
        birthDate: one.nacimiento,
        sex: one.sexo,
        curp: one.each.curp ?? '',
        rfc: one.each.rfc ?? '',
        nss: one.each.nss ?? '',
        hireDate: one.ingreso,
        jobTitle: one.each.puesto ?? texts.noJob,
        departmentId: one.departamento,
        payGroupId: one.group.id,
        workGroup: one.group.isWeekly ? peopleTexts.workerGroup : peopleTexts.staffGroup,
        shift: one.each.turno ?? 1,
        weeklyRest: one.each.descanso ?? '',
        // Files of people do not contain the salary.
        dailySalary: 0,
      })),
    )
    .returning({ id: employees.id, number: employees.number })
  const employeeIds = new Map(made.map(({ id, number }) => [number, id]))
  const accounts = await tx
    .insert(users)
    .values(
      facts.map((one) => ({
        employeeId: employeeIds.get(one.numero) ?? null,
        companyCode: one.compania,
        nickname: one.numero,
        mail: one.each.correo ?? '',
        name: nameOf(one),
        passwordHash: unusableHash,
        mustChangePassword: true,
        oneTimeUntil: now,
        mailChangedAt: mailMark(run, one.each.correo, now),
        groupId: one.group.isWeekly ? groups.workers : groups.staff,
        createdAt: now,
      })),
    )
    .returning({ id: users.id, nickname: users.nickname })
  const userIds = new Map(accounts.map(({ id, nickname }) => [nickname, id]))
  for (const { row, numero } of facts) opened.set(row, userIds.get(numero) ?? 0)
  await setLeaders(context, rows)
  await recordEvents(
    context,
    facts.map(({ row, numero }) => ({
      kind: 'account-made',
      subjectId: opened.get(row) ?? null,
      details: { numero, tipo: 'empleado' },
    })),
  )
  return opened
}
