import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDepartment } from '#contract/people/people.ts'
import { mapPeopleColumns } from '#contract/imports/people-import.ts'
import { csvOf, HEADINGS, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const WITH_PLANT = [...HEADINGS, 'PLANTA']
const inPlace = (at: number, department: string, plant: string) => [
  ...rowOf(inventPerson(at, { department, leader: '' })),
  plant,
]

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database })
  })
  afterAll(() => server.stop())

  test('lists each missing department of a file once, and imports its rows once they are added', async () => {
    const hands = peopleImportActions(server)
    const rows = [
      inPlace(0, 'Galvanizado', 'Nave Norte'),
      inPlace(1, ' GALVANIZADO', 'Nave  norte'),
      inPlace(2, 'Galvanizado', 'Nave Sur'),
      inPlace(3, 'Fundición', 'Nave Norte'),
      inPlace(4, 'Fundicion', 'NAVE NORTE'),
      inPlace(5, 'Fundición', 'Nave Norte'),
      inPlace(6, 'D010', ''),
      inPlace(7, 'Almacén general de un nombre que no cabe en ninguna parte del portal', ''),
      inPlace(9, 'Galvanizado', 'Nave Norte'),
      // The CURP is wrong, so this row does not count for a missing department.
      [...rowOf({ ...inventPerson(8), curp: 'X' }), ''],
    ]
    const file = csvOf([WITH_PLANT, ...rows])
    const { id, faltan, cuentas, columnas } = await hands.check(file)
    expect(cuentas).toMatchObject({ nueva: 1, error: 9 })
    expect(faltan).toEqual([
      { departamento: 'Fundición', planta: 'Nave Norte', filas: 3 },
      { departamento: 'Galvanizado', planta: 'Nave Norte', filas: 3 },
      { departamento: 'Galvanizado', planta: 'Nave Sur', filas: 1 },
    ])
    const [first] = faltan ?? []
    if (!first) throw new Error('no department is missing')
    const add = ({ departamento, planta }: typeof first) =>
      hands.said(addDepartment, { nombre: departamento, planta: null, plantaNueva: planta })
    for (const place of faltan?.slice(0, 2) ?? []) expect(await add(place)).toBe('OK')

    expect((await hands.now()).faltan).toEqual([
      { departamento: 'Galvanizado', planta: 'Nave Sur', filas: 1 },
    ])
    const fields = columnas.map(({ campo }) => campo)
    const again = { id, origen: 'Nómina', columnas: fields, completa: false }
    expect(await hands.said(mapPeopleColumns, again)).toBe('OK')
    await hands.work()
    const now = await hands.now()
    expect(now.cuentas).toMatchObject({ nueva: 7, error: 3 })
    const [lacking] = await hands.rows(id, 'error')
    expect(lacking?.errores.map(({ que, de }) => [que, de])).toEqual([
      ['unknownPlant', 'Nave Sur'],
      ['unknownDepartment', 'Galvanizado, Nave Sur'],
    ])
    expect(await add({ departamento: 'Pulido', planta: 'Nave Sur', filas: 1 })).toBe('OK')
    expect(await hands.said(mapPeopleColumns, again)).toBe('OK')
    await hands.work()
    const [elsewhere] = await hands.rows(id, 'error')
    expect(elsewhere?.errores.map(({ que, de }) => [que, de])).toEqual([
      ['unknownDepartment', 'Galvanizado, Nave Sur'],
    ])
    const done = await hands.run(id)
    expect(done).toMatchObject({ estado: 'terminada', cuentas: { nueva: 7, error: 3 } })
    expect(done.faltan).toBeUndefined()
  })
})
