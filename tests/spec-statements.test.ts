import { expect, test } from 'vitest'
import { examples as savings } from '#contract/savings.examples.ts'
import { examples as moves } from '#contract/savings-moves.examples.ts'
import { examples as staff } from '#contract/temporary-staff.examples.ts'
import { canTalk, type Viewer } from '#domain/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { recognitionPaths } from '#hooks/navigation/recognition-paths.ts'
import { es as actTexts } from '../src/features/temporary-staff/actions/texts.es.ts'
import { es as evaluatorTexts } from '../src/features/temporary-staff/evaluators/texts.es.ts'
import { es as recognitionTexts } from '../src/features/recognition/texts.es.ts'
import { es as staffTexts } from '../src/features/temporary-staff/texts.es.ts'
import { routes as recognition } from '../src/features/recognition/routes.tsx'
import { routes } from '../src/app/routes/routes.ts'

/** Statements that no story comes by: who sees what in the shell, shapes of the wire, texts and dictionaries. */

const people: [string, Viewer][] = [
  ['an employee', { company: '00100', userId: 10_234 }],
  ['user id zero', { company: '00100', userId: 0 }],
  ['a candidate', { company: 'CANDIDATO', userId: 77 }],
  ['another company', { company: '00300', userId: 10_234 }],
]

function sees(route: FeatureRoute | undefined): string[] {
  if (!route) throw new Error('no such route')
  return people.filter(([, viewer]) => route.visible?.(viewer) ?? true).map(([name]) => name)
}

test('SHELL-04, SHELL-07, SHELL-25, SHELL-26: the assistant is for employees of company 00100 alone', () => {
  expect(sees(routes.find(({ path }) => path === '/Asistente'))).toEqual(['an employee'])
  expect(people.filter(([, viewer]) => canTalk(viewer)).map(([name]) => name)).toEqual(['an employee'])
})

test('SHELL-24: recognition is hidden for CANDIDATO, in each of its screens', () => {
  const door = routes.find(({ path }) => path === '/Reconocer')
  expect(recognition.length).toBeGreaterThan(2)
  for (const route of [door, ...recognition])
    expect(sees(route), route?.path).toEqual(
      // Of human resources, whom the menu leads there.
      route?.path === recognitionPaths.desk ? [] : ['an employee', 'another company'],
    )
})

test('GRAL-41, GRAL-42, GRAL-43: the failure texts of the catalogue, the blank before the full stop too', () => {
  expect(staffTexts.failure.rejected).toBe('Ha ocurrido un error')
  expect(recognitionTexts.failure.rejected).toBe('Ocurrió un error')
  expect(actTexts.extension.failed).toBe('Se ha producido un error al registrar .')
  expect(evaluatorTexts.failed).toBe('Se ha producido un error al registrar .')
})

function keysOf(value: unknown): string[] {
  return Object.keys(value as object)
}

test('CONST-02: a row of temporary staff has the fields of the spec', () => {
  const { personalTemporal: rows } = staff.listStaff.response
  expect(keysOf(rows[0])).toEqual(
    expect.arrayContaining(
      'emplid nombre DESCR descr1 Area DIAS grupo_Trabajo capacitacion nombreEstatus revision estatus fecha_aplicacion id id_tipo foto'.split(
        ' ',
      ),
    ),
  )
})

test('CONST-03: a user of the savings fund has the fields of the spec', () => {
  expect(keysOf(savings.readSavings.response.data)).toEqual(
    expect.arrayContaining(
      'name existe baja procIns gp monto total pS restante abono acumulado total_prestamo cantidadPrestamo cantidadMostrar incapacidad antiguedad enRetiro c294 c295 c394 short_prenom short_nom inicNomina numSemana numQuincena nom prenom'.split(
        ' ',
      ),
    ),
  )
})

test('CONST-04: loan variables and a movement in process', () => {
  const { variables } = moves.readLoanVariables.response
  expect(keysOf(variables)).toEqual(['tiie', 'tasa'])
  expect(keysOf(moves.listPendingMovements.response.caja?.[0])).toEqual(
    expect.arrayContaining(['TIPO_MOVIMIENTO', 'fActual', 'fNomina']),
  )
})

const spanish = import.meta.glob<{ es: object }>('../src/**/*texts*.es.ts', { eager: true })
const english = import.meta.glob<{ texts: object }>('../src/**/*texts*.en.ts', { eager: true })

test('DICT-01, DICT-02, DICT-13: every Spanish dictionary has its English one', () => {
  const files = Object.keys(spanish)
  expect(files.length).toBeGreaterThan(100)
  expect(Object.keys(english).map((file) => file.replace('.en.ts', '.es.ts'))).toEqual(
    expect.arrayContaining(files),
  )
})
