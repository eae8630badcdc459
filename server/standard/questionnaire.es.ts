import type { Tx } from '../db/connection.ts'
import { qualities, qualityQuestions } from '../db/schema/temporary-staff.ts'

/** Question with the meanings of Bronce, Plata, Oro and Platino: short sentences about the person. */
type Question = [name: string, bronze: string, silver: string, gold: string, platinum: string]

const ADMINISTRATIVE = 1

/** Questionnaire of administrative plants: five categories of four questions (EVAL-16). */
const standard: readonly { name: string; questions: readonly Question[] }[] = [
  {
    name: 'Trabajo en equipo',
    questions: [
      [
        '¿Ayuda a sus compañeros cuando la línea se atrasa?',
        'Casi nunca ayuda, aunque se lo pidan.',
        'Ayuda solo cuando se lo piden.',
        'Ofrece ayuda sin que se la pidan.',
        'Ayuda y enseña a otros a ayudar.',
      ],
      [
        '¿Comparte lo que sabe?',
        'Se guarda lo que sabe.',
        'Explica si le preguntan.',
        'Explica antes de que haga falta.',
        'Explica, y se asegura de que se entendió.',
      ],
      [
        '¿Respeta los acuerdos del grupo?',
        'Olvida lo que se acordó.',
        'Cumple si alguien se lo recuerda.',
        'Cumple lo que se acordó.',
        'Cumple y propone mejores acuerdos.',
      ],
      [
        '¿Escucha a los demás?',
        'Interrumpe o no pone atención.',
        'Escucha a quienes conoce.',
        'Escucha a todos con respeto.',
        'Escucha y toma en cuenta cada idea.',
      ],
    ],
  },
  {
    name: 'Calidad',
    questions: [
      [
        '¿Revisa su trabajo antes de entregarlo?',
        'Entrega sin revisar.',
        'Revisa si hay tiempo.',
        'Revisa siempre lo que entrega.',
        'Revisa y evita que el error se repita.',
      ],
      [
        '¿Sigue las instrucciones de trabajo?',
        'Trabaja a su manera.',
        'Las sigue con ayuda.',
        'Las sigue sin ayuda.',
        'Las sigue y propone mejoras.',
      ],
      [
        '¿Avisa cuando algo sale mal?',
        'Lo esconde o espera.',
        'Avisa si le preguntan.',
        'Avisa en cuanto lo nota.',
        'Avisa y propone cómo arreglarlo.',
      ],
      [
        '¿Cuida el material y el equipo?',
        'Lo desperdicia o lo daña.',
        'Lo cuida cuando lo vigilan.',
        'Lo cuida siempre.',
        'Lo cuida y enseña a cuidarlo.',
      ],
    ],
  },
  {
    name: 'Seguridad',
    questions: [
      [
        '¿Usa su equipo de protección?',
        'Hay que recordárselo cada día.',
        'Lo usa en casi todo momento.',
        'Lo usa siempre y completo.',
        'Lo usa y pide a otros que lo usen.',
      ],
      [
        '¿Mantiene su lugar limpio y en orden?',
        'Deja las cosas tiradas.',
        'Ordena cuando se lo piden.',
        'Ordena al terminar su turno.',
        'Ordena y mejora el lugar de todos.',
      ],
      [
        '¿Reporta los riesgos que ve?',
        'No los reporta.',
        'Los comenta sin reportarlos.',
        'Los reporta el mismo día.',
        'Los reporta y ayuda a quitarlos.',
      ],
      [
        '¿Respeta las zonas y señales?',
        'Pasa por donde no debe.',
        'Las respeta si hay alguien.',
        'Las respeta siempre.',
        'Las respeta y orienta a los nuevos.',
      ],
    ],
  },
  {
    name: 'Puntualidad',
    questions: [
      [
        '¿Llega a tiempo a su turno?',
        'Llega tarde cada semana.',
        'Llega tarde algunas veces.',
        'Llega a tiempo.',
        'Llega antes y deja todo listo.',
      ],
      [
        '¿Avisa cuando va a faltar?',
        'Falta sin avisar.',
        'Avisa el mismo día.',
        'Avisa con tiempo.',
        'Avisa y deja quien lo cubra.',
      ],
      [
        '¿Entrega en la fecha que prometió?',
        'Casi siempre se atrasa.',
        'Se atrasa algunas veces.',
        'Entrega a tiempo.',
        'Entrega antes y con calidad.',
      ],
      [
        '¿Aprovecha su tiempo de trabajo?',
        'Se distrae a menudo.',
        'Trabaja si lo acompañan.',
        'Trabaja parejo todo el turno.',
        'Trabaja parejo y organiza a otros.',
      ],
    ],
  },
  {
    name: 'Comunicación',
    questions: [
      [
        '¿Dice las cosas con claridad?',
        'Cuesta trabajo entenderle.',
        'Se le entiende con preguntas.',
        'Se le entiende a la primera.',
        'Se le entiende y confirma que quedó claro.',
      ],
      [
        '¿Avisa antes cuando falta material?',
        'Avisa cuando la línea ya paró.',
        'Avisa en el último momento.',
        'Avisa con tiempo.',
        'Avisa con tiempo y propone qué hacer.',
      ],
      [
        '¿Trata a todos con respeto?',
        'Contesta mal a otros.',
        'Es amable con algunos.',
        'Es amable con todos.',
        'Es amable y calma los problemas.',
      ],
      [
        '¿Acepta que le corrijan?',
        'Se molesta cuando le corrigen.',
        'Acepta, pero repite el error.',
        'Acepta y corrige.',
        'Pide que le digan cómo mejorar.',
      ],
    ],
  },
]

export async function fillQuestionnaire(tx: Tx): Promise<void> {
  const [known] = await tx.select({ id: qualities.id }).from(qualities).limit(1)
  if (known) return
  await tx.insert(qualities).values(
    standard.map(({ name }, at) => ({
      id: at + 1,
      surveyType: ADMINISTRATIVE,
      position: at + 1,
      name,
    })),
  )
  await tx.insert(qualityQuestions).values(
    standard.flatMap(({ questions }, quality) =>
      questions.map(([name, ...medals], at) => ({
        id: quality * questions.length + at + 1,
        qualityId: quality + 1,
        position: at + 1,
        name,
        medals,
      })),
    ),
  )
}
