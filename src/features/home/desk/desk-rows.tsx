import {
  IconDatabaseExport,
  IconFileImport,
  IconHeartbeat,
  IconMailExclamation,
  IconPercentage,
  IconTableImport,
  IconUserShield,
  IconUsersPlus,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DeskWork, DeskWorkCount } from '#contract/portal-health/desk-today.ts'
import { healthPaths, importPaths, rolePaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { deskTexts, type es } from './desk-texts.es.ts'
import type { DeskToday } from './use-desk-today.ts'
import type { FoundRow } from './work-row.ts'

type Kind = keyof (typeof es)['titles'] & DeskWork

/** Screen where the work is put right, with its icon in Más. */
interface Place {
  path: string
  icon: ReactNode
}

const health: Place = { path: healthPaths.health, icon: <IconHeartbeat size={24} /> }
const storage: Place = { path: healthPaths.health, icon: <IconDatabaseExport size={24} /> }
const mail = <IconMailExclamation size={24} />
const payroll: Place = { path: importPaths.payroll, icon: <IconFileImport size={24} /> }

const places: readonly (readonly [Kind, Place])[] = [
  ['copia', health],
  ['respaldo-fallo', storage],
  ['respaldo-falta', storage],
  ['respaldo-viejo', storage],
  ['disco-lleno', storage],
  ['disco-poco', storage],
  ['correos', { path: healthPaths.health, icon: mail }],
  ['cartas', { path: importPaths.people, icon: mail }],
  ['errores', health],
  ['roles', { path: rolePaths.roles, icon: <IconUserShield size={24} /> }],
  ['personas', { path: importPaths.people, icon: <IconUsersPlus size={24} /> }],
  ['datos', { path: importPaths.data, icon: <IconTableImport size={24} /> }],
  ['nomina', payroll],
  ['recibos', payroll],
  ['tasas', { path: paths.savingsRates, icon: <IconPercentage size={24} /> }],
]

/** Returns the rows of the kinds of work that have no row in work.tsx. */
export function useDeskRows({ isDesk, data }: DeskToday): FoundRow[] {
  const words = useTexts(deskTexts)
  const { canOpen } = useShellParts()
  if (!isDesk) return []
  if (data === null) return [undefined]
  const failedWords: Partial<Record<Kind, (count: number) => string>> = words.failed
  return places.map(([kind, place]) => {
    const { cuantos, fallan, tarde } = countOf(data.data, kind)
    if (cuantos === 0 || !canOpen(place.path)) return null
    const title = words.titles[kind]
    const waits = typeof title === 'string' ? title : title(cuantos)
    return {
      ...place,
      tone: fallan > 0 ? 'error' : tarde > 0 ? 'warn' : 'primary',
      title: (fallan > 0 && failedWords[kind]?.(fallan)) || waits,
      text: fallan === 0 && tarde > 0 ? words.late(tarde) : words.texts[kind],
    }
  })
}

const NONE = { cuantos: 0, fallan: 0, tarde: 0 }

/** Returns the count of a kind; zeros when the answer does not list it. */
export function countOf(counts: readonly DeskWorkCount[], kind: DeskWork): Omit<DeskWorkCount, 'que'> {
  return counts.find(({ que }) => que === kind) ?? NONE
}
