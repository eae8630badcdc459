import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')

export const es = {
  compose: 'Escribir un aviso',
  none: 'Aún no publicas avisos',
  noneText: 'Escribe el primero. Llega a quien tú elijas.',
  loading: 'Buscando los avisos…',
  slow: 'Esto tarda más de lo normal.',
  again: 'Intentar otra vez',
  failed: 'No pudimos traer los avisos',
  list: 'Avisos publicados',
  pages: 'Páginas de avisos',
  previous: 'Anterior',
  next: 'Siguiente',
  place: (page: number, pages: number) => `Página ${number(page)} de ${number(pages)}`,
  until: (date: string) => `Hasta el ${date}`,
  published: (date: string) => `Publicado el ${date}`,
  everyone: 'Todos',
  counts: (delivered: number, people: number) => `${number(delivered)} de ${number(people)} lo recibieron`,
  opened: (count: number) => (count === 1 ? '1 lo abrió' : `${number(count)} lo abrieron`),
  tooFew: 'Con menos de 5 personas no se cuenta.',
  built: 'Avisos que vienen con Turno',
  withdrawn: 'Retirado',
  withdraw: 'Retirar',
  withdrawing: 'Retirando…',
  withdrawTitle: '¡Advertencia!',
  withdrawQuestion: (title: string) => `«${title}» sale de las listas. Quien ya lo vio, ya lo vio.`,
  cancel: 'Cancelar',
  wasWithdrawn: 'Aviso retirado.',

  form: {
    lead: 'Escribe corto y claro. Un aviso, una idea.',
    scope: 'Para quién',
    scopes: { todos: 'Todos', planta: 'Una planta', grupo: 'Un grupo' },
    plant: 'Planta',
    group: 'Grupo de nómina',
    choose: 'Elige…',
    target: (name: string, people: number) => `${name} · ${number(people)}`,
    /** The notices file is public (SHELL-33). */
    open: 'Cualquiera puede leerlo, también sin entrar a Turno.',
    people: (count: number) => (count === 1 ? 'Llega a 1 persona.' : `Llega a ${number(count)} personas.`),
    title: 'Título',
    text: 'Texto',
    count: (count: number, limit: number) => `${count} de ${limit}`,
    until: 'Se muestra hasta',
    preview: 'Ver cómo queda',
    kept: 'Guardado en este dispositivo',
    errors: 'Falta algo en tu aviso',
    noTitle: 'Escribe un título.',
    longTitle: (limit: number) => `Usa ${limit} caracteres o menos en el título.`,
    noText: 'Escribe el texto.',
    longText: (limit: number) => `Usa ${limit} caracteres o menos en el texto.`,
    noTarget: 'Elige a quién le llega.',
    noDate: 'Elige hasta qué día se muestra.',
    pastDate: 'Elige hoy o un día después.',
    targetsFailed: 'No pudimos traer plantas y grupos',
  },

  preview: {
    title: 'Así se verá',
    question: (count: number) =>
      count === 1 ? '¿Lo publicas para 1 persona?' : `¿Lo publicas para ${number(count)} personas?`,
    back: 'Seguir escribiendo',
    publish: 'Publicar',
    publishing: 'Publicando…',
    done: (count: number) =>
      count === 1 ? 'Publicado para 1 persona.' : `Publicado para ${number(count)} personas.`,
  },
  notPublished: 'No se publicó. Lo que escribiste sigue aquí.',

  failure: {
    offline: 'Sin internet. Intenta otra vez con red: no se publica 2 veces.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El servicio no responde. Intenta en unos minutos.',
    malformed: 'El servicio respondió algo que no entendemos. Intenta otra vez.',
    rejected: 'El servicio no aceptó el aviso. Revísalo.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
