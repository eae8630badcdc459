import { expect, test } from 'vitest'
import { missingPlaces } from './missing-places.ts'

const nowhere = { departments: [], plants: [] }
const named = (department: string) => [{ department, plant: 'Norte', rows: 2 }]

test('counts an emoji in a department name as one character, like the import', () => {
  expect(missingPlaces(named('👷'.repeat(60)), nowhere)).toHaveLength(1)
  expect(missingPlaces(named('👷'.repeat(61)), nowhere)).toEqual([])
})
