import type { DataKindName } from '#domain/data-import/kind.ts'
import type { KindWriter } from './kind-writer.ts'
import { accountWriter } from './kinds/cuentas.ts'
import { kardex } from './kinds/kardex.ts'
import { movementWriter } from './kinds/movimientos.ts'
import { prepayrollWriter } from './kinds/prenominas.ts'
import { loanWriter } from './kinds/prestamos.ts'

const writers: Partial<Record<DataKindName, KindWriter<unknown>>> = {
  kardex,
  prenominas: prepayrollWriter,
  cuentas: accountWriter,
  movimientos: movementWriter,
  prestamos: loanWriter,
}

/** Returns the writer of a kind. @throws Error for a kind that cannot be imported yet */
export function writerOf(name: DataKindName): KindWriter<unknown> {
  const found = writers[name]
  if (!found) throw new Error(`no writer for ${name}`)
  return found
}

export function isBuilt(name: DataKindName): boolean {
  return writers[name] !== undefined
}
