import { eq } from 'drizzle-orm'
import type { readUser as operation, UserData } from '#contract/identity/login.ts'
import { departments, employees, users } from '../../db/schema/people.ts'
import type { Handler } from '../../operations/service.ts'

export const readUser: Handler<typeof operation> = async (_input, { tx, user }) => {
  const rows = await tx
    .select()
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .where(eq(users.id, user.id))
  return {
    status: 'OK',
    datosLogin: rows.map((row) => toUserData(row.users, row.employees, row.departments)),
  }
}

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect']

function toUserData(
  account: Row<typeof users>,
  employee: Row<typeof employees> | null,
  department: Row<typeof departments> | null,
): UserData {
  return {
    // The contract requires 0 without an employee record.
    Id_Usuario: employee === null ? 0 : account.id,
    Nombre: account.name,
    Correo: account.mail,
    Nickname: account.nickname,
    Folio: employee?.number ?? '',
    EstatusPass: account.mustChangePassword ? 0 : 1,
    IdGrupo: account.groupId,
    Foto: employee?.photo ?? '',
    Puesto: employee?.jobTitle ?? '',
    Departamento: department?.name ?? '',
    compania: account.companyCode,
    GrupoPago: employee?.payGroupId ?? 0,
    gTrabajo: employee?.workGroup ?? '',
    DEPTID: employee?.departmentId ?? '',
  }
}
