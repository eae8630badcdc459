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
  unconfirmed: 'Es un cálculo sin confirmar.',
}

export const vacationTexts = defineTexts(es, () => import('./vacation-texts.en.ts'))
