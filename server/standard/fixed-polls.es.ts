import { isNotNull, ne } from 'drizzle-orm'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import { BENEFITS_PROJECT, ROUTES_PROJECT } from '#contract/polls/poll-answers.ts'
import { CANDIDATES } from '#domain/identity/can.ts'
import type { Tx } from '../db/connection.ts'
import { polls } from '../db/schema/polls.ts'
import { companies } from '../db/schema/people.ts'

type Options = Record<number, string>

function question(id: number, pagina: number, pregunta: string, options: Options): WireQuestion {
  const opciones = Object.entries(options).map(([option, texto]) => ({ id: Number(option), texto }))
  return {
    id,
    tipo: 'una',
    pregunta,
    pagina,
    opciones,
    obligatoria: true,
    maximo: 0,
    solas: [],
    cuando: null,
    bajo: '',
    alto: '',
  }
}

const several = (one: WireQuestion, more: Partial<WireQuestion> = {}): WireQuestion => ({
  ...one,
  tipo: 'varias',
  ...more,
})

/**
 * Questions of the benefits poll. The spec gives only positions and the ids 23, 24, 30 to 38 and 52 to 54
 * (BR-11, BR-12). The texts are this project's own. domain/polls/benefits.ts knows how answers depend on each
 * other.
 */
const benefitsQuestions: WireQuestion[] = [
  question(1, 1, '¿Conoces las prestaciones que ya tienes?', {
    1: 'Sí, todas',
    2: 'Algunas',
    3: 'Casi ninguna',
  }),
  question(2, 1, '¿Qué tanto te sirven?', {
    4: 'Mucho',
    5: 'Más o menos',
    6: 'Poco',
  }),
  question(3, 1, '¿Cuántas personas dependen de tu sueldo?', {
    7: 'Nadie más que yo',
    8: 'Una o dos',
    9: 'Tres o cuatro',
    10: 'Cinco o más',
  }),
  question(4, 1, '¿Te gustaría elegir tus prestaciones?', {
    11: 'Sí',
    12: 'No',
    13: 'Quiero saber más antes',
  }),
  several(
    question(5, 2, '¿Qué prestación te serviría más? Elige hasta dos', {
      19: 'Despensa',
      20: 'Útiles escolares',
      21: 'Lentes',
      22: 'Dentista',
      23: 'Seguro de gastos médicos',
      24: 'Estoy bien con las que tengo',
    }),
    { maximo: 2 },
  ),
  question(6, 2, '¿Cambiarías una prestación por otra?', {
    25: 'Sí',
    26: 'No',
    27: 'No sé',
  }),
  {
    ...question(7, 2, '¿Cuál cambiarías?', {
      41: 'Vales de despensa',
      42: 'Bono de puntualidad',
      43: 'Seguro de vida',
    }),
    obligatoria: false,
  },
  several(
    question(8, 2, '¿Qué te gustaría para tu tiempo libre?', {
      29: 'Descuentos en tiendas',
      30: 'Deporte',
      31: 'Cursos',
      32: 'Viajes',
      33: 'Cine o teatro',
      34: 'Actividades con la familia',
      35: 'Idiomas',
      36: 'Talleres de oficios',
      37: 'Salud y nutrición',
      38: 'Otra cosa',
      39: 'Descansar en casa',
      52: 'Nada de esto',
    }),
    { solas: [52] },
  ),
  several(
    question(9, 2, '¿Cómo quieres enterarte de tus prestaciones?', {
      60: 'En Turno',
      61: 'Con mi líder',
      62: 'En el tablero de la planta',
      63: 'En una junta',
    }),
  ),
]

const routesQuestions: WireQuestion[] = [
  question(10, 1, '¿Usas el transporte de la empresa?', { 53: 'Sí', 54: 'No' }),
  question(11, 1, '¿Qué ruta tomas?', {}),
  question(12, 1, '¿Qué tan seguido llega a tiempo?', {
    70: 'Siempre',
    71: 'Casi siempre',
    72: 'A veces',
    73: 'Casi nunca',
  }),
]

export const fixedPolls = [
  {
    project: BENEFITS_PROJECT,
    title: 'Prestaciones flexibles',
    intro: 'Dinos qué prestaciones te sirven más.',
    questions: benefitsQuestions,
  },
  {
    project: ROUTES_PROJECT,
    title: 'Rutas de transporte',
    intro: 'Dinos cómo llegas a la planta.',
    questions: routesQuestions,
  },
]

/**
 * Adds drafts of the benefits poll and the routes poll to each company without them. Human resources may
 * publish them.
 */
export async function fillFixedPolls(tx: Tx): Promise<void> {
  const known = await tx
    .select({ company: polls.companyCode, project: polls.project })
    .from(polls)
    .where(isNotNull(polls.project))
  const rows = await tx.select().from(companies).where(ne(companies.code, CANDIDATES))
  const missing = rows.flatMap(({ code }) =>
    fixedPolls
      .filter(({ project }) => !known.some((each) => each.company === code && each.project === project))
      .map((poll) => ({ ...poll, companyCode: code, audience: { clase: 'todos' as const, ids: [] } })),
  )
  if (missing.length > 0) await tx.insert(polls).values(missing)
}
