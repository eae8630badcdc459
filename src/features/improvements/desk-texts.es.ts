import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { MAX_REPLY } from '#domain/improvements/limits.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  offline: { title: 'Conéctate para ver las ideas', text: shared.noneOfThisIsSaved },
  title: 'Ideas de todos',
  loading: 'Buscando las ideas…',
  total: (count: number) => (count === 1 ? '1 idea' : `${count} ideas`),
  pages: 'Páginas de ideas',
  ...phrases.pager,
  none: 'No hay ideas con estos filtros',
  noneText: 'Cambia los filtros o espera una idea nueva.',
  old: 'No pudimos actualizar las ideas',
  figures: {
    title: 'Cómo vamos',
    none: 'No pudimos cargar las cifras ni quién atiende',
    total: (count: number) => (count === 1 ? '1 idea registrada' : `${count} ideas registradas`),
    days: (days: number) =>
      days === 1 ? 'Tardan 1 día en quedar hechas' : `Tardan ${days} días en quedar hechas`,
    noDays: 'Todavía no termina ninguna',
    states: 'Por estado',
    areas: 'Por área',
    area: (done: number) => (done === 1 ? '1 implementada' : `${done} implementadas`),
  },
  filters: {
    search: 'Busca por folio, idea, lugar o persona',
    clear: shared.clearSearch,
    state: phrases.rowStatus,
    open: 'Todas las abiertas',
    area: shared.area,
    everyArea: 'Todas las áreas',
    whose: 'De quién',
    all: shared.all,
    mine: 'Las que atiendo',
  },
  item: {
    title: (folio: number) => `Idea con folio ${folio}`,
    by: (name: string, number: string, area: string) => `${name} · Núm. ${number} · ${area}`,
    own: 'Es tu propia idea. La debe atender otra persona.',
    ended: 'Esta idea ya terminó.',
    engineer: '¿Quién la atiende?',
    choose: 'Elige a alguien',
    open: (name: string, count: number) => `${name} (${count} ${count === 1 ? 'abierta' : 'abiertas'})`,
    reply: 'Respuesta para quien tuvo la idea',
    replyHint: 'Le llega con el aviso. Para «No procede» es obligatoria.',
    count: phrases.countOf,
    moves: {
      2: 'Empezar revisión',
      3: 'Asignar',
      4: 'Poner en marcha',
      5: 'Marcar implementada',
      6: 'No procede',
    } as Readonly<Record<number, string>>,
    moving: basic.saving,
    moved: 'Listo. Ya le avisamos.',
    needsNetwork: 'Necesitas internet para cambiar el estado.',
    problems: {
      move: 'La idea no puede pasar a ese estado.',
      engineer: 'Elige quién la atiende.',
      reason: 'Escribe por qué no procede.',
    },
    long: `La respuesta pasa de ${MAX_REPLY} letras. Acórtala.`,
  },
}

export const deskTexts = defineTexts(es, () => import('./desk-texts.en.ts'))
