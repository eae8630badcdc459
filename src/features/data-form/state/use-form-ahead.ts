import { readEmployeeIds } from '#contract/documents/documents.ts'
import { stateCodeOf } from '#domain/data-form/data-form-fields.ts'
import type { Values } from '#domain/data-form/data-form.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePostalPrefetch } from '#models/data-form/use-postal-code.ts'
import { FORM } from './step-props.ts'
import { useFormLists } from './use-form-lists.ts'

export function useFormAhead(): void {
  useFormLists()
  const { data } = useOperation(readEmployeeIds, {})
  const cp = useDraft<Values[1]>(FORM, '1').values?.cp ?? ''
  usePostalPrefetch(cp || stateCodeOf(data?.colaborador.curp ?? ''))
}
