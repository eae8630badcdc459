import type { DataKindName } from '#domain/data-import/kind.ts'
import type { KindWriter } from './kind-writer.ts'
import { accountWriter } from './kinds/cuentas.ts'
import { kardex } from './kinds/kardex.ts'
import { movementWriter } from './kinds/movimientos.ts'
import { prepayrollWriter } from './kinds/prenominas.ts'
import { loanWriter } from './kinds/prestamos.ts'

const writers: Readonly<Record<DataKindName, KindWriter<unknown>>> = {
  kardex,
  prenominas: prepayrollWriter,
  cuentas: accountWriter,
  movimientos: movementWriter,
  prestamos: loanWriter,
}

export const writerOf = (name: DataKindName): KindWriter<unknown> => writers[name]
