import type { DataKind, DataKindName } from './kind.ts'
import { accountKind } from './kinds/cuentas.ts'
import { kardex } from './kinds/kardex.ts'
import { movementKind } from './kinds/movimientos.ts'
import { prepayrollKind } from './kinds/prenominas.ts'
import { loanKind } from './kinds/prestamos.ts'

export const dataKinds: readonly DataKind<string, unknown>[] = [
  kardex,
  prepayrollKind,
  accountKind,
  movementKind,
  loanKind,
]

/** Kinds of the fund, which share one queue: movements and loans need the accounts that arrived before them. */
export const fundKinds: readonly DataKindName[] = dataKinds
  .filter(({ isFund }) => isFund)
  .map(({ name }) => name)

/** @throws Error for a kind that no file can import yet */
export function dataKindOf(name: DataKindName): DataKind<string, unknown> {
  const found = dataKinds.find((kind) => kind.name === name)
  if (!found) throw new Error(`no file can import rows of kind ${name}`)
  return found
}
