import { defineTexts } from '#i18n/texts.ts'

/** Pending tasks; each text begins with its verb (product.md, "Inicio"). */
export const es = {
  count: (count: number) =>
    count === 0
      ? 'Ya no tienes pendientes'
      : count === 1
        ? 'Tienes 1 pendiente'
        : `Tienes ${count} pendientes`,
  withMinutes: (text: string, minutes: number) => `${text} · ${minutes} min`,
  none: 'No tienes pendientes',
  noneText: 'Cuando falte algo, lo verás aquí y en Inicio.',
  seeAll: 'Ver todos',
}

export const taskTexts = defineTexts(es, () => import('./task-texts.en.ts'))
