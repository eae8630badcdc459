import { describe, expect, test } from 'vitest'
import { checkTogether, draftRows, type FileRow } from './file/check-rows.ts'
import { readDay } from '../import-file/dates.ts'
import { columnName, doubledFields } from '../import-file/columns.ts'
import { wholeHeading } from '../import-file/headings.ts'
import { type Columns, IMPORT_FIELDS, type ImportField, missingColumns } from './columns/fields.ts'
import { headingNames } from './columns/heading-names.es.ts'
import { peopleHeadings } from './columns/headings.ts'
import { depthsOf, findCircles } from './file/leaders.ts'
import { mustConfirmLeavers } from './file/limits.ts'
import { splitSurnames, splitWholeName } from './row/names.ts'
import { readRow } from './row/read-row.ts'
import type { ImportContext, KnownPerson } from './import-context.ts'
import { isWhole } from '#tests/support/server/whole.ts'

const checkRows = (rows: readonly FileRow[], columns: Columns, context: ImportContext) =>
  checkTogether(draftRows(rows, columns, context, false), context, false)

test('limits the numbers listed per row when a whole file is one circle of leaders', () => {
  const most = isWhole ? 20_000 : 2000
  const number = (place: number) => String(600_000 + (place % most))
  const facts = ['ANA', 'RUIZ', '01/01/1990', 'M', '01/01/2026', 'D1']
  const rows = Array.from({ length: most }, (_, at) => {
    return { row: at + 2, cells: [number(at), number(at + 1), ...facts] }
  })
  const nobody = { people: new Map(), byBare: new Map(), mails: new Map(), nicknames: new Map() }
  const departments = [{ id: 'D1', name: 'ALMACÉN', plant: '' }]
  const places = { departments, plants: [], companies: [{ code: '00100', name: 'X' }], payGroups: [] }
  const world = { today: '2026-11-27', ownNumber: '', ...nobody, ...places }
  const columns = ['nombre', 'paterno', 'nacimiento', 'sexo', 'ingreso', 'departamento'] as const
  const checked = checkRows(rows, ['numero', 'lider', ...columns], world)
  expect(checked.counts).toMatchObject({ error: most })
  const told = checked.rows.map(({ problems }) => problems.find(({ what }) => what === 'circle')?.of ?? '')
  expect(Math.max(...told.map((text) => text.length))).toBeLessThan(150)
  expect(told[3]).toMatch(/^600003 → 600004 → .+ → … → 600003$/)
})

describe('rows with the same CURP', () => {
  const columns = ['numero', 'curp', 'nombre', 'paterno', 'ingreso', 'departamento'] as const
  const [ownCurp, other] = ['MERK980412MCLJSR04', 'RUGA900101MCLZRN02']
  const row = (at: number, number: string, curp: string) => ({
    row: at,
    cells: [number, curp, 'ANA', 'RUIZ', '01/01/2026', 'D1'],
  })
  const told = (rows: ReturnType<typeof row>[], people: readonly KnownPerson[] = []) => {
    const known = new Map(people.map((each) => [each.numero, each]))
    const world = {
      today: '2026-11-27',
      ownNumber: '',
      people: known,
      byBare: known,
      mails: new Map(),
      nicknames: new Map(),
      plants: [],
      payGroups: [],
      departments: [{ id: 'D1', name: 'ALMACÉN', plant: '' }],
      companies: [{ code: '00100', name: 'X' }],
    }
    return checkRows(rows, columns, world).rows.map(({ problems }) =>
      problems.filter(({ field }) => field !== 'ingreso').map(({ what, of }) => `${what} ${of}`),
    )
  }

  test('each report another row with that CURP when its owner is unknown', () => {
    expect(
      told([row(2, '1', ownCurp), row(3, '2', other), row(4, '3', ownCurp), row(5, '4', ownCurp)]),
    ).toEqual([['curpTwice 4'], [], ['curpTwice 2'], ['curpTwice 2']])
  })

  test('report only the repeated number when number and CURP are repeated', () => {
    expect(told([row(2, '1', ownCurp), row(3, '01', ownCurp)])).toEqual([[], ['twice 01']])
  })

  test('report only rows of other people when the portal knows the owner', () => {
    const known: KnownPerson = {
      numero: '1',
      nombre: 'ANA',
      paterno: 'RUIZ',
      materno: '',
      nacimiento: '1998-04-12',
      sexo: 'M',
      curp: ownCurp,
      rfc: '',
      nss: '',
      correo: '',
      ingreso: '2026-01-01',
      compania: '00100',
      departamento: 'D1',
      puesto: '',
      turno: 1,
      descanso: '',
      grupo: 1,
      lider: '',
      isOpen: false,
      closedOn: '',
      isClosedByFile: false,
      hasRole: false,
      leads: false,
      isRenamed: false,
      isAdministrator: false,
      isCandidate: false,
    }
    expect(told([row(2, '2', ownCurp), row(3, '1', ownCurp)], [known])).toEqual([['curpTwice 3'], []])
  })
})

test('a person without a leaving date stays when the program writes day zero of its calendar', () => {
  const places = { departments: [], plants: [], companies: [], payGroups: [] }
  const nobody = { people: new Map(), byBare: new Map(), mails: new Map(), nicknames: new Map() }
  const world = { today: '2026-11-27', ownNumber: '', ...nobody, ...places }
  for (const none of ['30/12/1899', '00/00/0000', '1900-01-01', '31/12/9999', '-', 'N/A']) {
    const { wanted, problems } = readRow(['1', none, '05/01/2026'], ['numero', 'baja', 'ingreso'], world)
    expect([none, wanted.baja, problems]).toEqual([none, '', []])
  }
})

describe('cells of a person', () => {
  const places = { departments: [], plants: [], companies: [], payGroups: [] }
  const nobody = { people: new Map(), byBare: new Map(), mails: new Map(), nicknames: new Map() }
  const world = { today: '2026-11-27', ownNumber: '', ...nobody, ...places }
  const factOf = (field: ImportField, text: string) => {
    const { wanted, problems } = readRow(['1', text], ['numero', field], world)
    return problems.length > 0 ? problems : wanted.facts[field as keyof typeof wanted.facts]
  }

  test.each<[ImportField, string, string | number]>([
    ['rfc', 'PEGJ-850210-AB1', 'PEGJ850210AB1'],
    ['rfc', "'PEGJ850210AB1", 'PEGJ850210AB1'],
    ['nss', '12345678903.0', '12345678903'],
    ['nss', "'12-34-56-7890-3", '12345678903'],
    ['sexo', 'MASC.', 'H'],
    ['sexo', 'Fem.', 'M'],
    ['turno', 'Primer turno', 1],
    ['turno', '2° Turno', 2],
    ['turno', '3er. turno', 3],
    ['turno', '1.0', 1],
    ['descanso', 'Domingo', '0'],
    ['descanso', 'SÁBADO Y DOMINGO', '06'],
    ['descanso', 'Dom./Mar.', '02'],
    ['descanso', 'Saturday, Sunday', '06'],
    ['descanso', 'lunes; lunes', '1'],
    ['lider', '100,101', '100101'],
  ])('%s %j is read', (field, text, value) => expect(factOf(field, text)).toBe(value))

  test.each([
    ['100,101', '100101'],
    ["'00123", '00123'],
    ['123.0', '123'],
  ])('the number %j is read', (text, number) => {
    const { wanted, problems } = readRow([text], ['numero'], world)
    expect([wanted.numero, problems]).toEqual([number, []])
  })

  test.each([
    ['Mejía', 'Ríos', { paterno: 'MEJÍA', materno: 'RÍOS' }],
    ['Mejía', 'Mejía', { paterno: 'MEJÍA', materno: 'MEJÍA' }],
    ['San Juan', 'de León', { paterno: 'SAN JUAN', materno: 'DE LEÓN' }],
    ['Mejía Ríos', 'Ríos', { paterno: 'MEJÍA', materno: 'RÍOS' }],
    ['Mejía Ríos', '', { paterno: 'MEJÍA', materno: 'RÍOS' }],
  ])('the surname %j beside the second surname %j is read', (last, second, facts) => {
    const cells = ['1', 'Karla', last, second]
    const { wanted, problems } = readRow(cells, ['numero', 'nombre', 'apellidos', 'materno'], world)
    expect([wanted.facts, problems]).toEqual([{ nombre: 'KARLA', ...facts }, []])
  })

  test.each(['10,01', '1,2345', '12a'])('the number %j is refused', (text) => {
    expect(readRow([text], ['numero'], world).problems).toEqual([{ field: 'numero', what: 'number' }])
  })
})

describe('dates in files', () => {
  test.each([
    ['17/02/2025', '2025-02-17'],
    ['7-2-25', '2025-02-07'],
    ['17.02.1985', '1985-02-17'],
    ['2025-02-17', '2025-02-17'],
    ['2025-02-17 00:00:00', '2025-02-17'],
    ['2025-02-17T00:00:00.000Z', '2025-02-17'],
    ['20250217', '2025-02-17'],
    ['17-feb-2025', '2025-02-17'],
    ['17 de enero de 2025', '2025-01-17'],
    ['5-aug-98', '1998-08-05'],
    ['45797', '2025-05-20'],
    ['29/02/2024', '2024-02-29'],
  ])('reads %s', (text, day) => expect(readDay(text)).toEqual({ day }))

  test.each(['31/02/2025', '29/02/2025', '02/17/2025', '2025-13-01', '00/01/2025'])('rejects %s', (text) =>
    expect(readDay(text)).toEqual({ problem: 'noDay' }),
  )

  test.each(['mañana', '17/02', '123', '99999', '17-xyz-2025', ''])('rejects %j, which is no date', (text) =>
    expect(readDay(text)).toEqual({ problem: 'noDate' }),
  )
})

describe('names', () => {
  test.each([
    ['DE LA CRUZ PÉREZ', { paterno: 'DE LA CRUZ', materno: 'PÉREZ' }],
    ['mejía   ríos', { paterno: 'MEJÍA', materno: 'RÍOS' }],
    ['Ríos', { paterno: 'RÍOS', materno: '' }],
    ['SAN JUAN DEL RÍO', { paterno: 'SAN', materno: 'JUAN DEL RÍO' }],
  ])('splits the surnames %s', (text, parts) => expect(splitSurnames(text)).toEqual(parts))

  test.each([
    ['Mejía Ríos,Karla', '', { nombre: 'KARLA', paterno: 'MEJÍA', materno: 'RÍOS' }],
    ['MEJIA RIOS KARLA', '', { nombre: 'KARLA', paterno: 'MEJIA', materno: 'RIOS' }],
    ['KARLA MEJIA RIOS', 'MERK980412MCLJSR04', { nombre: 'KARLA', paterno: 'MEJIA', materno: 'RIOS' }],
    [
      'MEJIA RIOS MARIA KARLA',
      'MERK980412MCLJSR04',
      { nombre: 'MARIA KARLA', paterno: 'MEJIA', materno: 'RIOS' },
    ],
    ['DE LEON RIOS ANA', '', { nombre: 'ANA', paterno: 'DE LEON', materno: 'RIOS' }],
    ['KARLA MEJIA', 'MEXK980412MCLJXR04', { nombre: 'KARLA', paterno: 'MEJIA', materno: '' }],
    ['KARLA', '', { nombre: 'KARLA', paterno: '', materno: '' }],
  ])('splits the whole name %s %s', (text, curp, parts) => expect(splitWholeName(text, curp)).toEqual(parts))
})

describe('columns', () => {
  const fields = (headings: string[], samples: string[][] = [], known?: Map<string, 'curp' | ''>) =>
    peopleHeadings.guess(headings, samples, known).map(({ field, isSure }) => `${field}${isSure ? '' : '?'}`)

  test('are recognized by name, certain matches first, each field once', () => {
    expect(fields(['Clave', 'No. Empleado', 'Nombre(s)', 'Ap. Paterno', 'Área', 'Depto.', 'Notas'])).toEqual([
      '',
      'numero',
      'nombre',
      'paterno',
      '',
      'departamento',
      '',
    ])
  })

  const OTHERS: Record<string, string> = {
    numero:
      'NumEmpleado, EmployeeID, Employee ID#, Employee ID Number, Nº Empleado, N° de Emp., No. Trab., Núm. de Colaborador, ' +
      'Cve. Empleado, Cód. Trabajador, No. de Reloj, Nº pers., ID del colaborador',
    paterno:
      '1er Apellido, 1er. APELLIDO, 1ER APELLIDO, 1º Apellido, Ap. Pat., ApPaterno, ApellidoPaterno, Apellido 1',
    materno: '2do Apellido, 2DO. APELLIDO, 2º apellido, Ap. Mat., ApMaterno, ApellidoMaterno, Apellido 2',
    nombreCompleto: 'NombreCompleto, Nom. Empleado, Nombre del colaborador',
    curp: 'C.U.R.P., C. U. R. P., CurpEmpleado, CURP (obligatorio)',
    rfc: 'R.F.C., R. F. C., RFC del trabajador',
    nss: 'No. Afiliación, N.S.S., NumSeguridadSocial, Núm. Seg. Soc., Nº IMSS, No. S.S., No. Afil.',
    nacimiento: 'FechaNacimiento, Fec. Nac., F. Nac., FecNac, Fecha de Nacimiento (DD/MM/AAAA)',
    sexo: 'Sexo (H/M), SEXO [M/F]',
    ingreso: 'Fecha Ing., FechaIngreso, Fec. Ing., F. Ing., FIngreso, Fch. Alta, HireDate, Fecha de ingreso*',
    baja: 'FechaBaja, Fch. Baja, Fec. de Baja',
    lider: 'Jefe Directo, No. Jefe Directo, NumJefe, Num. Jefe Inm.',
    departamento: 'DeptID, Nombre del Depto.',
    puesto: 'JobTitle, Nombre Puesto',
    correo: 'CorreoElectronico, eMail, E-Mail',
    grupo: 'GrupoPago, PayGroup',
  }
  test.each(Object.entries(OTHERS))('are recognized for %s as files write them', (field, headings) => {
    for (const heading of headings.split(', ')) {
      expect([heading, fields([heading, 'Nombre'])[0]]).toEqual([heading, field])
    }
  })

  test('give a field to its known name before a heading with the same words', () => {
    expect(fields(['Fec. Ing.', 'Fecha de ingreso'])).toEqual(['', 'ingreso'])
  })

  test('are not recognized by a part of their heading', () => {
    for (const heading of [
      'Puesto (clave)',
      'Nombre del jefe',
      'CURP del hijo',
      'Fecha',
      'Mat',
      'Núm. de Depto.',
    ])
      expect([heading, fields([heading, 'Nombre'])[0]]).toEqual([heading, ''])
  })

  test('never share the whole words of a name', () => {
    const found = IMPORT_FIELDS.flatMap((field) => {
      const { sure, maybe } = headingNames[field]
      const names = [...sure.split(', '), ...(maybe?.split(', ') ?? [])]
      return [...new Set(names.map(wholeHeading))]
    })
    expect(found.filter((each, at) => found.indexOf(each) !== at)).toEqual([])
  })

  test('treat a heading of only "Nombre" as the full name, to be confirmed', () => {
    expect(fields(['Núm', 'Nombre'])).toEqual(['numero', 'nombreCompleto?'])
  })

  test('are recognized by their values when the heading is unknown', () => {
    const samples = [['MERK980412MCLJSR04', 'x'], ['a@b.mx', 'c@d.mx'], ['12345678901', '12345678902'], ['']]
    expect(fields(['X', 'Y', 'Z', 'W'], [['MERK980412MCLJSR04'], ...samples.slice(1)])).toEqual([
      'curp?',
      'correo?',
      'nss?',
      '',
    ])
    expect(fields(['X'], samples)).toEqual([''])
  })

  test('keep the source’s earlier mapping, also for a column that is ignored', () => {
    expect(
      fields(
        ['RFC', 'Dato 7'],
        [],
        new Map([
          ['rfc', ''],
          ['dato 7', 'curp'],
        ]),
      ),
    ).toEqual(['', 'curp'])
  })

  test('are checked for missing and duplicate fields, and named like in a spreadsheet', () => {
    expect(missingColumns(['numero', 'nombre', ''])).toEqual(['nombre'])
    expect(missingColumns(['nombreCompleto'])).toEqual(['numero'])
    expect(missingColumns(['numero', 'nombre', 'paterno'])).toEqual([])
    expect(doubledFields(['numero', '', '', 'curp', 'curp'])).toEqual(['curp'])
    expect([0, 25, 26, 59].map(columnName)).toEqual(['A', 'Z', 'AA', 'BH'])
  })
})

describe('leaders', () => {
  test('in a circle are found once, without people who only report to that circle', () => {
    const leaders = new Map([
      ['a', 'b'],
      ['b', 'a'],
      ['c', 'a'],
      ['d', ''],
      ['e', 'e'],
      ['f', 'gone'],
    ])
    expect(findCircles(leaders)).toEqual([['a', 'b'], ['e']])
  })

  test('have a smaller depth than the people they lead', () => {
    const leaders = new Map([
      ['worker', 'boss'],
      ['boss', 'chief'],
      ['chief', ''],
    ])
    const depths = depthsOf(leaders)
    expect(['chief', 'boss', 'worker'].map((each) => depths.get(each))).toEqual([0, 1, 2])
  })
})

test('requires confirmation when more than five percent leave', () => {
  expect(mustConfirmLeavers(0, 0)).toBe(false)
  expect(mustConfirmLeavers(12, 260)).toBe(false)
  expect(mustConfirmLeavers(13, 260)).toBe(false)
  expect(mustConfirmLeavers(14, 260)).toBe(true)
  expect(mustConfirmLeavers(1, 0)).toBe(true)
})
