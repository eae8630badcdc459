import type { Datos } from '#domain/data-form/data-form.ts'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { fromHealthRow, toHealthRow } from './health-rows.ts'
import {
  fromAddressRow,
  fromEducationRow,
  fromIdentificationRow,
  fromLanguagesRow,
  fromPersonalRow,
  toAddressRow,
  toEducationRow,
  toIdentificationRow,
  toLanguagesRow,
  toPersonalRow,
} from './step-rows.ts'

type Shapes = { [N in StepNumber]: (datos: Datos[N]) => Datos[N] }

const shapes: Shapes = {
  1: (datos) => fromAddressRow(toAddressRow(datos)),
  2: (datos) => fromPersonalRow(toPersonalRow(datos)),
  3: (datos) => fromIdentificationRow(toIdentificationRow(datos)),
  4: (datos) => fromEducationRow(toEducationRow(datos)),
  5: (datos) => fromLanguagesRow(toLanguagesRow(datos), datos.idiomas, datos.cursos),
  6: (datos) => {
    const row = toHealthRow(datos)
    return fromHealthRow({ ...row, height: row.height === null ? null : Number(row.height).toFixed(2) })
  },
  7: (datos) => datos,
}

/**
 * Returns answers as a later read returns them: '05' years become '5'. List rows stay the same. An answer that an
 * older app does not send is that of `before`, because a save keeps it.
 */
export function toStoredShape<N extends StepNumber>(step: N, datos: Datos[N], before: object): Datos[N] {
  return { ...before, ...shapes[step](datos) }
}
