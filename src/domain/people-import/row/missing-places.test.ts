import { expect, test } from 'vitest'
import { missingPlaces, similarDepartment } from './missing-places.ts'

const nowhere = { departments: [], plants: [] }
const named = (department: string) => [{ department, plant: 'Norte', rows: 2 }]

test('counts an emoji in a department name as one character, like the import', () => {
  expect(missingPlaces(named('👷'.repeat(60)), nowhere)).toHaveLength(1)
  expect(missingPlaces(named('👷'.repeat(61)), nowhere)).toEqual([])
})

test('suggests the department of the same plant that a missing one resembles', () => {
  const department = (name: string, plant: string) => ({ id: name, name, plant })
  const known = [department('ENSAMBLE', 'Norte'), department('Calidad', 'Sur')]
  const place = (name: string, plant: string) => ({ department: name, plant, rows: 1 })
  expect(similarDepartment(place('Ensambles', 'norte'), known)).toBe('ENSAMBLE')
  expect(similarDepartment(place('Ensambles', ''), known)).toBe('ENSAMBLE')
  expect(similarDepartment(place('Ensambles', 'Sur'), known)).toBeNull()
})
