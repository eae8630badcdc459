import { DATA_KINDS, type DataKindName } from '../import-file/import-kinds.ts'
import type { DataKind } from './kind.ts'
import { accountKind } from './kinds/cuentas/kind.ts'
import { kardex } from './kinds/kardex/kind.ts'
import { movementKind } from './kinds/movimientos/kind.ts'
import { prepayrollKind } from './kinds/prenominas/kind.ts'
import { loanKind } from './kinds/prestamos/kind.ts'
import { balanceKind } from './kinds/vacaciones/kind.ts'

export const dataKinds: Readonly<Record<DataKindName, DataKind<string, unknown>>> = {
  kardex,
  prenominas: prepayrollKind,
  cuentas: accountKind,
  movimientos: movementKind,
  prestamos: loanKind,
  vacaciones: balanceKind,
}

/** Kinds of the fund. They share one queue, because movements and loans need the accounts of earlier files. */
export const fundKinds: readonly DataKindName[] = DATA_KINDS.filter((kind) => dataKinds[kind].isFund)
