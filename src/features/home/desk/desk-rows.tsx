import {
  IconCalendarUser,
  IconDatabaseExport,
  IconFileDollar,
  IconFileImport,
  IconHeartbeat,
  IconMailExclamation,
  IconPercentage,
  IconPlant2,
  IconTableImport,
  IconUserShield,
  IconUsersPlus,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DeskWork, DeskWorkCount } from '#contract/portal-health/desk-today.ts'
import {
  healthPaths,
  importPaths,
  improvementPaths,
  jobPaths,
  rolePaths,
  staffPaths,
} from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { VacancyIcon } from '#models/screens/vacancy-icon.tsx'
import { deskTexts, type es } from './desk-texts.es.ts'
import type { DeskToday } from './use-desk-today.ts'
import type { FoundRow } from './work-row.ts'

type Kind = keyof (typeof es)['titles'] & DeskWork

interface Place {
  path: string
  icon: ReactNode
  /** Set when every counted item is late. */
  isLate?: true
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
  ['respaldo-apagado', { ...storage, isLate: true }],
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
  ['temporales', { path: staffPaths.specialStaff, icon: <IconCalendarUser size={24} />, isLate: true }],
  ['ofertas', { path: paths.offers, icon: <IconFileDollar size={24} /> }],
  ['postulaciones', { path: jobPaths.desk, icon: <VacancyIcon size={24} /> }],
  ['ideas', { path: improvementPaths.administration, icon: <IconPlant2 size={24} /> }],
  ['tasas', { path: paths.savingsRates, icon: <IconPercentage size={24} /> }],
]

export function useDeskRows({ isDesk, data }: DeskToday): FoundRow[] {
  const words = useTexts(deskTexts)
  const { canOpen } = useShellParts()
  if (!isDesk) return []
  if (data === null) return [undefined]
  const failedWords: Partial<Record<Kind, (count: number) => string>> = words.failed
  return places.map(([kind, { path, icon, isLate = false }]) => {
    const { cuantos, fallan, tarde } = countOf(data.data, kind)
    if (cuantos === 0 || !canOpen(path)) return null
    const title = words.titles[kind]
    const waits = typeof title === 'string' ? title : title(cuantos)
    return {
      path,
      icon,
      tone: fallan > 0 ? 'error' : isLate || tarde > 0 ? 'warn' : 'primary',
      title: (fallan > 0 && failedWords[kind]?.(fallan)) || waits,
      text: fallan === 0 && tarde > 0 ? words.late(tarde) : words.texts[kind],
    }
  })
}

const NONE = { cuantos: 0, fallan: 0, tarde: 0 }

export function countOf(counts: readonly DeskWorkCount[], kind: DeskWork): Omit<DeskWorkCount, 'que'> {
  return counts.find(({ que }) => que === kind) ?? NONE
}
