import { monthNames } from '#i18n/month-names.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  left: (count: number) => {
    if (count === 0) return 'Ya no te quedan días de vacaciones'
    return count === 1 ? 'Te queda 1 día de vacaciones' : `Te quedan ${count} días de vacaciones`
  },
  first: (count: number, day: string) => `Desde el ${day} tienes ${count} días de vacaciones`,
  expiring: (count: number, day: string) =>
    count === 1 ? `1 vence el ${day}.` : `${count} vencen el ${day}.`,
  next: (count: number, day: string) => `Desde el ${day}: ${count} días más.`,
  asked: (count: number) =>
    count === 1 ? 'Pediste 1 día, sin respuesta.' : `Pediste ${count} días, sin respuesta.`,
  unconfirmed: 'Es un cálculo sin confirmar.',
  months: monthNames,
  /** @param year '' in the current year */
  stated: (day: string, month: string, year: string) =>
    `Según tu empresa, al ${day} de ${month}${year && ` de ${year}`}.`,
}

export const vacationTexts = defineTexts(es, () => import('./vacation-texts.en.ts'))
