import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  search: shared.nameOrNumber,
  clear: shared.clearSearch,
  filters: 'Filtros',
  on: (count: number) => (count === 0 ? 'Ninguno' : count === 1 ? '1 filtro' : `${count} filtros`),
  principle: shared.principle,
  department: shared.department,
  state: phrases.rowStatus,
  states: { todos: phrases.allOfThem, vigente: 'Vigentes', retirado: 'Retirados' },
  month: shared.month,
  all: phrases.allOfThem,
  title: shared.recognitions,
  loading: 'Cargando los reconocimientos',
  none: 'No encontramos reconocimientos',
  noneText: 'Quita un filtro o busca de otra forma.',
  old: 'No pudimos actualizar la lista',
  total: (count: number) => (count === 1 ? '1 reconocimiento' : `${count} reconocimientos`),
  pages: 'Páginas de la lista',
  ...phrases.pager,
  offline: { title: 'Ábrelos una vez con internet', text: 'Después puedes leerlos sin internet.' },
  to: phrases.forWhom,
  from: 'De',
  person: (name: string, number: string, area: string) => `${name} · Núm. ${number} · ${area}`,
  facts: (day: string, claps: number) =>
    claps === 0 ? day : claps === 1 ? `${day} · 1 aplauso` : `${day} · ${claps} aplausos`,
  withdraw: shared.withdraw,
  withdrawn: shared.withdrawn,
  by: (who: string, day: string) => (who === '' ? `El ${day}` : `Por ${who}, el ${day}`),
  figures: {
    departments: shared.byDepartment,
    others: 'Los demás departamentos',
    rule: 'Los departamentos de menos de cinco personas van juntos.',
  },
  export: {
    action: shared.export,
    busy: 'Exportando…',
    file: 'reconocimientos.xlsx',
    sheet: shared.recognitions,
    nothing: 'No hay reconocimientos para exportar.',
    done: (count: number) =>
      count === 1 ? '1 reconocimiento exportado.' : `${count} reconocimientos exportados.`,
    cut: (count: number) => `Solo se exportan los ${count} más recientes. Filtra por mes.`,
    failed: 'No se pudo exportar. Intenta otra vez.',
    columns: [
      shared.date,
      'Principio',
      'Para',
      'Núm.',
      shared.department,
      'De',
      'Núm. de quien lo dio',
      'Su departamento',
      'Motivo',
      'Aplausos',
      'Estado',
      'Retirado por',
      'Retirado el',
      'Motivo del retiro',
    ],
    stands: 'Vigente',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
