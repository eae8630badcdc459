import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  lead: 'Nadie ve quién contestó qué. Verás los resultados al cerrar la encuesta.',
  loading: 'Cargando las encuestas',
  none: 'Todavía no hay encuestas',
  noneText: 'Arma la primera: se guarda sola mientras escribes.',
  create: 'Nueva encuesta',
  untitled: 'Sin título',
  sections: { drafts: 'Borradores', open: 'En marcha', closed: 'Cerradas' },
  states: { borrador: 'Borrador', programada: 'Programada', abierta: shared.open, cerrada: shared.closed },
  days: (from: string, to: string) => `Del ${from} al ${to}`,
  since: (from: string) => `Desde el ${from}`,
  until: (to: string) => `Hasta el ${to}`,
  closedBefore: (day: string) => `Se cerró el ${day}, antes de abrirse`,
  edit: 'Seguir armando',
  results: 'Ver resultados',
  progress: {
    show: shared.byDepartment,
    loading: 'Contando por departamento',
    others: 'Los demás, juntos',
    small: 'Los de menos de cinco personas o respuestas no se muestran por separado.',
    none: 'No se muestran por separado: tienen muy pocas personas o respuestas.',
  },
  acts: { copy: shared.copy, close: basic.close, remove: 'Borrar' },
  ask: {
    close: {
      title: '¿Cerrar la encuesta?',
      text: 'Ya nadie podrá contestarla y no se vuelve a abrir. Verás los resultados.',
      few: 'Ya nadie podrá contestarla. Con menos de cinco respuestas no hay resultados.',
      confirm: 'Cerrar encuesta',
    },
    remove: {
      title: '¿Borrar el borrador?',
      text: 'Se borran sus preguntas. No se puede deshacer.',
      confirm: 'Borrar borrador',
    },
  },
  done: {
    copy: 'Copia guardada en borradores.',
    close: 'Encuesta cerrada.',
    remove: 'Se borró el borrador.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
