import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Datos que cambiaron',
  lead: 'Los cambios ya están guardados. Marca los que ya viste.',
  kinds: { label: 'Mostrar', waiting: 'Por ver', seen: 'Vistos' },
  total: (count: number) => (count === 1 ? '1 cambio' : `${count} cambios`),
  loading: 'Buscando cambios…',
  slow: 'Esto tarda más de lo normal.',
  again: 'Intentar otra vez',
  pages: 'Páginas de cambios',
  previous: 'Anterior',
  next: 'Siguiente',
  place: (page: number, pages: number) => `Página ${page} de ${pages}`,
  old: 'No pudimos actualizar la lista.',
  offline: { title: 'Conéctate para ver los cambios', text: 'Esta lista solo funciona con internet.' },
  none: { waiting: 'No hay cambios por ver', seen: 'Aún no hay cambios vistos' },
  noneText: 'Cuando alguien cambie un dato, aparece aquí.',
  number: (number: string) => `Núm. ${number}`,
  at: (date: string) => `Lo cambió el ${date}`,
  before: 'Antes',
  now: 'Ahora',
  nothing: 'Sin respuesta',
  mark: 'Marcar visto',
  markOf: (name: string, step: string) => `Marcar visto: ${step} de ${name}`,
  marking: 'Guardando…',
  marked: (name: string) => `Marcaste como visto el cambio de ${name}.`,
  seenBy: (name: string, date: string) => `Lo vio ${name} el ${date}`,
  documents: 'Ver sus documentos',
  failure: {
    offline: 'Sin internet. Conéctate e intenta otra vez.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El servicio no responde. Intenta en unos minutos.',
    malformed: 'Hubo un error en la respuesta. Intenta otra vez.',
    rejected: 'No se pudo marcar.',
  },
}

export const changeTexts = defineTexts(es, () => import('./texts.en.ts'))
