import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { importPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { AskIcon, ClarificationIcon, EvaluationIcon } from '#models/screens/screen-icons.tsx'
import { VacancyIcon } from '#models/screens/vacancy-icon.tsx'
import { rows } from './more-rows.ts'

const subjects = [
  ['/Avisos', '/AvisosEmpresa'],
  ['/Encuestas', '/EncuestasRH'],
  ['/Vacantes', '/Reclutamiento/Postulaciones'],
  ['/Reconocer', '/ReconocimientosRH'],
  ['/Privacidad', '/SolicitudesPrivacidad', '/MisDatos', '/AvisoPrivacidad'],
  ['/VerPuestoLider', '/CargaApegos'],
  ['/MiEquipo/Temporal', '/MiEmpresa/Temporal', '/Especiales/Temporal'],
]

test('gives every subject in Más an icon of its own', () => {
  const paths = new Map<unknown, string[]>()
  for (const { icon, path } of rows) {
    const { type } = icon() as ReactElement
    paths.set(type, [...(paths.get(type) ?? []), path])
  }
  const shared = [...paths.values()].filter((some) => some.length > 1)
  expect(new Set(shared.map(nameOf))).toEqual(new Set(subjects.map(nameOf)))
})

test('shows in Más the icons that Inicio and other screens show', () => {
  const iconOf = (wanted: string) =>
    (rows.find(({ path }) => path === wanted)?.icon() as ReactElement | undefined)?.type
  expect(iconOf(paths.asking)).toBe(AskIcon)
  expect(iconOf(paths.payDoubt)).toBe(ClarificationIcon)
  expect(iconOf(paths.evaluations)).toBe(EvaluationIcon)
  expect([iconOf('/Vacantes'), iconOf('/Reclutamiento/Postulaciones')]).toEqual([VacancyIcon, VacancyIcon])
})

const nameOf = (some: readonly string[]) => some.toSorted((one, other) => one.localeCompare(other)).join(' ')

test('lists each import in the group of the job that does it', () => {
  const groupOf = (wanted: string) => rows.find(({ path }) => path === wanted)?.group
  expect(groupOf(importPaths.people)).toBe('people')
  expect(groupOf(importPaths.data)).toBe('pay')
  expect(groupOf(importPaths.payroll)).toBe('pay')
  expect(groupOf(importPaths.sources)).toBe('portal')
})
