import type { listActions } from '#domain/temporary/process.ts'
import { EvaluatorsDialog } from '../evaluators/evaluators-dialog.tsx'
import type { ActProps } from '../parts/act-props.ts'
import { Confirm } from '../actions/confirm.tsx'
import { Extension } from '../actions/extension.tsx'
import { KardexCheck } from '../actions/kardex-check.tsx'
import { Plant } from '../actions/plant.tsx'
import { Removal } from '../actions/removal.tsx'

/** Actions that have a dialog. The other actions change the address. */
export type Act = Exclude<ReturnType<typeof listActions>[number], 'viewProcess' | 'startEvaluation'>

export function ActDialog({ act, ...props }: ActProps & { act: Act }) {
  switch (act) {
    case 'checkKardex':
      return <KardexCheck {...props} />
    case 'evaluators':
      return <EvaluatorsDialog {...props} />
    case 'extend':
      return <Extension {...props} />
    case 'remove':
      return <Removal {...props} />
    case 'assignPlant':
      return <Plant {...props} />
    default:
      return <Confirm act={act} {...props} />
  }
}
