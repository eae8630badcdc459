import { CONFLICT } from '#contract/data-form/step-versions.ts'
import type { Datos } from '#domain/data-form/data-form.ts'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import type { Tx } from '../../db/connection.ts'
import { runStatement, type Statement } from '../../db/raw-client.ts'
import { OPERATION_UUID } from '../../operations/receipts.ts'
import { stepTexts as texts } from './texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { plainText } from './plain-text.ts'
import { toStoredShape } from './stored-shape.ts'
import { readSteps } from './read-steps.ts'
import type { SaveTarget, SavedVersion } from './put-row.ts'
import { writeStep } from './write-step.ts'

type Target<N extends StepNumber> = Omit<SaveTarget, 'overwritable'> & { step: N }

interface SaveBasis {
  userId: number
  base: readonly string[]
  /**
   * Whether the save came in an envelope, without a token. The sender may be another person, so the response
   * must not contain saved data.
   */
  isSealed: boolean
}

export async function overwrite<N extends StepNumber>(
  tx: Tx,
  target: Target<N>,
  datos: Datos[N],
): Promise<SavedVersion> {
  const written = await writeStep(tx, { ...target, overwritable: null }, datos)
  if (written === null) throw new Error('an upsert returned no row')
  return written
}

/**
 * Saves if the author has seen the stored version, or if nothing is stored. Identical answers are not a
 * conflict.
 * @throws WireFault CONFLICTO with the stored answers and their time; a sealed save gets only the error
 */
export async function saveOn<N extends StepNumber>(
  tx: Tx,
  target: Target<N>,
  datos: Datos[N],
  basis: SaveBasis,
): Promise<SavedVersion> {
  const overwritable = basis.base.flatMap(instantOf)
  const written = await writeStep(tx, { ...target, overwritable }, datos)
  if (written) return written
  // The form is locked from here on and earlier saves have ended, so their rows can be read.
  const [stored] = await readSteps(tx, target.employeeId, target.step)
  if (!stored || (await ownSaves(tx, basis)).includes(stored.guardado)) return overwrite(tx, target, datos)
  const { datos: storedAnswers, guardado } = stored
  if (plainText(storedAnswers) === plainText(toStoredShape(target.step, datos, storedAnswers))) {
    return { missing: [], at: new Date(guardado) }
  }
  const savedData = basis.isSealed ? {} : { datos: storedAnswers, guardado }
  throw new WireFault(CONFLICT, texts.savedElsewhere, 200, 'message', savedData)
}

/** Years that the database can read. JavaScript also formats year 0, years after 9999, and years BC. */
const YEAR = /^(?!0000)\d{4}-/

/** Returns [text] if the text is a time formatted exactly as in P-15, otherwise []. */
function instantOf(text: string): string[] {
  const at = Date.parse(text)
  return !YEAR.test(text) || Number.isNaN(at) || new Date(at).toISOString() !== text ? [] : [text]
}

const OWN_SAVES: Statement = {
  name: 'own_saves',
  text:
    "select answer->>'guardado' as at from operation_receipts " +
    "where user_id = $1 and operation_id = any(string_to_array($2::text, ',')::uuid[])",
}

async function ownSaves(tx: Tx, { userId, base }: SaveBasis): Promise<(string | null)[]> {
  const ids = base.filter((text) => OPERATION_UUID.test(text))
  if (ids.length === 0) return []
  const rows = (await runStatement(tx, OWN_SAVES, [userId, ids.join()])) as { at: string | null }[]
  return rows.map(({ at }) => at)
}
