import type { ZodMiniType } from 'zod/mini'
import { expect, test } from 'vitest'
import { allOperations } from './services.ts'

/** Lists that are refused as a whole when one row is of an unknown kind, each with the reason. */
const whole: Readonly<Record<string, string>> = {
  'P-18 docs': 'documents of one person, which the reviewer must see completely',
  'P-256 filas': 'a row that is not shown could not be decided',
  'P-86 propuestas': 'a proposal decides what the fund charges',
  'P-89 data': 'amounts of a cut; their sum must be complete',
  'P-89 sumas': 'amounts of a cut; their sum must be complete',
  'P-90 data': 'amounts of a cut; their sum must be complete',
  'P-90 sumas': 'amounts of a cut; their sum must be complete',
  'P-103 data.requisitos': 'requirements of one position',
  'P-104 data.requisitos': 'requirements of one position',
  'P-106 data.candidatos': 'candidates of one vacancy',
  'P-117 data': 'history of one person',
  'P-151 preguntas': 'a poll without one of its questions cannot be answered',
  'P-161 encuesta.preguntas': 'a poll without one of its questions cannot be edited',
  'P-157 preguntas': 'results of a poll must be complete',
  'P-92 data.detalle.requisitos': 'requirements of one position',
  'P-92 data.detalle.apego': 'requirements of one position',
  'P-94 data.detalle.requisitos': 'requirements of one position',
  'P-94 data.detalle.apego': 'requirements of one position',
  'P-10 detalle.requisitos': 'requirements of one position',
  'P-10 detalle.apego': 'requirements of one position',
  'P-108 candidato.apego': 'requirements of one position',
  'P-108 candidato.pasos': 'history of one candidate',
  'P-111 oferta.apego': 'requirements of one position',
  'P-128 data.preguntas': 'questions of one vacancy',
  'P-132 data.respuestas': 'answers of one application',
  'P-132 data.pasos': 'history of one application',
  'P-60 data.roles': 'roles of one person',
  'P-61 persona.roles': 'roles of one person',
  'P-205 data.roles': 'roles of one person',
  'P-205 esperan': 'a role that is not shown could not be decided',
  'P-186 actual.columnas': 'columns of one file',
  'P-188 data.errores': 'faults of one row',
  'P-195 faltas': 'faults of one file',
  'P-199 data.clases': 'permissions of one key',
  'P-199 puedes': 'permissions of one key',
  'P-215 clases': "kinds of the person's own data, which must be complete",
  'P-224 data': 'terms by law; one that is not shown could not be changed',
  'P-224 data.porBloquear.retenidos': 'reasons of one term',
  'P-225 data.retenidos': 'reasons of one term',
  'P-181 disco.partes': 'parts of one disk, whose sum must be complete',
  'P-249 frases': 'sentences of one company, edited as a whole',
  'P-276 llaves.clases': 'permissions of one key',
  'P-276 webhooks': 'a webhook that is not shown could not be switched off',
  'P-276 webhooks.clases': 'permissions of one webhook',
}

interface Definition {
  type: string
  element?: Schema
  innerType?: Schema
  out?: Schema
  options?: readonly Schema[]
  shape?: Readonly<Record<string, Schema>>
}
type Schema = ZodMiniType & { _zod: { def: Definition } }

const parts = ({ _zod: { def } }: Schema): Schema[] =>
  [def.innerType, def.out, ...(def.options ?? [])].filter((part) => part !== undefined)

/** Returns whether a value has a closed set of texts, itself or in a field of an object. */
function isClosed(schema: Schema): boolean {
  const { type, shape } = schema._zod.def
  if (type === 'enum') return true
  return [...parts(schema), ...Object.values(shape ?? {})].some(isClosed)
}

function* listsOf(schema: Schema, path: readonly string[] = []): Generator<readonly string[]> {
  const { type, element, shape } = schema._zod.def
  if (type === 'array' && element) {
    if (isClosed(element)) yield path
    yield* listsOf(element, path)
  }
  for (const part of parts(schema)) yield* listsOf(part, path)
  for (const [field, value] of Object.entries(shape ?? {})) yield* listsOf(value, [...path, field])
}

const counts = (schema: Schema): boolean =>
  schema._zod.def.shape?.desconocidas !== undefined || parts(schema).some(counts)

test('refuses no list for one row of a newer kind, except the listed ones', () => {
  const found = allOperations.flatMap(({ id, response }) => {
    const schema = response as Schema
    return [...new Set([...listsOf(schema)].map((path) => path.join('.')))]
      .filter((path) => !(counts(schema) && path === 'data'))
      .map((path) => `${id} ${path}`)
  })
  expect(found.toSorted()).toEqual(Object.keys(whole).toSorted())
})
