import { expect, test } from 'vitest'
import { HeadingBook } from '../../import-file/headings.ts'
import { NUMBER_HEADINGS } from '../../data-import/number-headings.ts'
import type { ImportField } from './fields.ts'
import { peopleHeadings } from './headings.ts'

const fieldsOf = (headings: readonly string[]) =>
  peopleHeadings.guess(
    headings,
    headings.map(() => []),
  )

const columnsOfPrograms: readonly [
  program: string,
  columns: readonly [heading: string, field: ImportField][],
][] = [
  [
    'SAP',
    [
      ['Pers.No.', 'numero'],
      ['Last Name', 'apellidos'],
      ['First Name', 'nombre'],
      ['Entry Date', 'ingreso'],
      ['Company Code', 'compania'],
      ['Organizational Unit', 'departamento'],
      ['Position', 'puesto'],
    ],
  ],
  [
    'Workday',
    [
      ['Worker ID', 'numero'],
      ['Legal Name', 'nombreCompleto'],
      ['Original Hire Date', 'ingreso'],
      ['Business Title', 'puesto'],
      ['Work Location', 'planta'],
      ['Email - Work', 'correo'],
      ['Line Manager', 'lider'],
    ],
  ],
  [
    'OrangeHRM',
    [
      ['Staff ID', 'numero'],
      ['Given Name(s)', 'nombre'],
      ['Paternal Last Name', 'paterno'],
      ['Maternal Last Name', 'materno'],
      ['Joined Date', 'ingreso'],
      ['Sub Unit', 'departamento'],
      ['Exit Date', 'baja'],
      ['Pay Frequency', 'grupo'],
    ],
  ],
  [
    'a Mexican payroll',
    [
      ['Núm. de colaborador', 'numero'],
      ['Ape. Paterno', 'paterno'],
      ['Ape. Materno', 'materno'],
      ['Nombre(s)', 'nombre'],
      ['Núm. de afiliación al IMSS', 'nss'],
      ['Fecha inicio labores', 'ingreso'],
      ['Número de celular', 'telefono'],
      ['Centro de trabajo', 'planta'],
      ['Puesto actual', 'puesto'],
      ['Jefe Inmediato (No. empleado)', 'lider'],
    ],
  ],
]

test.each(columnsOfPrograms)('recognizes the columns of %s', (_, columns) => {
  const found = fieldsOf(columns.map(([heading]) => heading)).map(({ field }) => field)
  expect(found).toEqual(columns.map(([, field]) => field))
})

test.each(['Work Location', 'Line Manager', 'Fecha de inicio', 'Home Phone', 'Registro IMSS', 'Title'])(
  'asks about the column %s, which has other meanings in other files',
  (heading) => {
    expect(fieldsOf([heading])[0]).toMatchObject({ field: expect.stringMatching(/./), isSure: false })
  },
)

test.each(
  'Número de cuenta|Fecha de vencimiento|Teléfono de emergencia|Nombre del beneficiario|Tipo de contrato|Middle Name|Lugar de nacimiento|Código postal'.split(
    '|',
  ),
)('does not take the column %s for another', (heading) => {
  expect(fieldsOf([heading])[0]?.field).toBe('')
})

test('recognizes a person’s number under the same headings in other imports', () => {
  const book = new HeadingBook({ numero: NUMBER_HEADINGS }, ['numero'])
  for (const heading of ['Pers.No.', 'Staff No.', 'Associate ID', 'Worker #', 'Núm. de colaborador'])
    expect(book.guess([heading], [[]])[0], heading).toEqual({ field: 'numero', isSure: true })
})
