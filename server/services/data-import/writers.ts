import type { DataKindName } from '#domain/import-file/import-kinds.ts'
import type { KindWriter } from './kind-writer.ts'
import { accountWriter } from './kinds/cuentas/writer.ts'
import { kardex } from './kinds/kardex/writer.ts'
import { movementWriter } from './kinds/movimientos/writer.ts'
import { prepayrollWriter } from './kinds/prenominas/writer.ts'
import { loanWriter } from './kinds/prestamos/writer.ts'
import { balanceWriter } from './kinds/vacaciones/writer.ts'

export const writers: Readonly<Record<DataKindName, KindWriter<unknown>>> = {
  kardex,
  prenominas: prepayrollWriter,
  cuentas: accountWriter,
  movimientos: movementWriter,
  prestamos: loanWriter,
  vacaciones: balanceWriter,
}
