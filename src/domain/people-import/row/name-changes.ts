import type { FactChange } from './difference.ts'
import type { ImportContext } from '../import-context.ts'
import { weeklyRestName } from '../../import-file/weekly-rest.es.ts'

export function nameChanges(
  changes: readonly FactChange[],
  { departments, companies, payGroups }: Pick<ImportContext, 'departments' | 'companies' | 'payGroups'>,
): FactChange[] {
  const nameOf = (field: FactChange['field'], code: string): string | undefined => {
    if (field === 'departamento') {
      const found = departments.find(({ id }) => id === code)
      return found && (found.plant === '' ? found.name : `${found.name}, ${found.plant}`)
    }
    if (field === 'compania') return companies.find((each) => each.code === code)?.name
    if (field === 'grupo') return payGroups.find(({ id }) => String(id) === code)?.name
    if (field === 'descanso') return weeklyRestName(code)
    return undefined
  }
  return changes.map(({ field, from, to }) => ({
    field,
    from: nameOf(field, from) ?? from,
    to: nameOf(field, to) ?? to,
  }))
}
