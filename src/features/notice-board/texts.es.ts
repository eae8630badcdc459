import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')

export const es = {
  compose: 'Escribir un aviso',
  none: 'Aún no publicas avisos',
  noneText: 'Escribe el primero. Llega a quien tú elijas.',
  loading: 'Buscando los avisos…',
  slow: basic.slow,
  again: basic.tryAgain,
  failed: 'No pudimos cargar los avisos',
  list: 'Avisos publicados',
  pages: 'Páginas de avisos',
  ...phrases.pager,
  until: (date: string) => `Hasta el ${date}`,
  published: (date: string) => `Publicado el ${date}`,
  everyone: 'Todos',
  counts: (delivered: number, people: number) => `${number(delivered)} de ${number(people)} lo recibieron`,
  opened: (count: number) => (count === 1 ? '1 lo abrió' : `${number(count)} lo abrieron`),
  tooFew: 'Se necesitan 5 personas para ver cuántas lo abrieron.',
  built: 'Avisos que vienen con Turno',
  withdrawn: shared.withdrawn,
  withdraw: shared.withdraw,
  withdrawing: shared.withdrawing,
  withdrawTitle: shared.warning,
  withdrawQuestion: (title: string) =>
    `«${title}» se quita de las listas. Algunas personas quizá ya lo vieron.`,
  cancel: basic.cancel,
  wasWithdrawn: 'Aviso retirado.',

  form: {
    lead: 'Escribe corto y claro. Un aviso, una idea.',
    earlier: 'Ver los avisos publicados',
    scope: 'Para quién',
    scopes: { todos: 'Todos', planta: 'Una planta', grupo: 'Un grupo' },
    plant: shared.plant,
    group: shared.payGroup,
    choose: 'Elige…',
    target: (name: string, people: number) => `${name} · ${number(people)}`,
    /** The notices file is public (SHELL-33). */
    open: 'También se puede leer sin entrar a Turno.',
    people: (count: number) => (count === 1 ? 'Llega a 1 persona.' : `Llega a ${number(count)} personas.`),
    title: 'Título',
    text: 'Texto',
    count: phrases.countOf,
    until: 'Se muestra hasta',
    preview: 'Ver cómo queda',
    kept: shared.savedOnThisDevice,
    errors: 'Falta algo en tu aviso',
    noTitle: 'Escribe un título.',
    longTitle: (limit: number) => `Usa ${limit} letras o menos en el título.`,
    noText: 'Escribe el texto.',
    longText: (limit: number) => `Usa ${limit} letras o menos en el texto.`,
    noTarget: 'Elige a quién le llega.',
    noDate: 'Escribe hasta qué día se muestra.',
    pastDate: 'Escribe hoy o un día después.',
    farDate: 'Escribe un día de los próximos 12 meses.',
    parts: { day: shared.day, month: shared.month, year: shared.year },
    targetsFailed: 'No pudimos cargar las plantas y los grupos',
  },

  preview: {
    title: 'Así se verá',
    question: (count: number) =>
      count === 1 ? '¿Lo publicas para 1 persona?' : `¿Lo publicas para ${number(count)} personas?`,
    back: 'Seguir escribiendo',
    publish: shared.publish,
    publishing: shared.publishing,
    done: (count: number) =>
      count === 1 ? 'Publicado para 1 persona.' : `Publicado para ${number(count)} personas.`,
  },
  notPublished: 'No se publicó. Lo que escribiste sigue aquí.',

  failure: {
    ...failures.soon,
    offline: 'Sin internet. Conéctate e intenta otra vez: no se publica dos veces.',
    rejected: 'El portal no aceptó el aviso. Revísalo.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
