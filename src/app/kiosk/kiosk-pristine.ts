import { paths } from '#hooks/navigation/paths.ts'
import { currentLocale } from '#i18n/locale.ts'

/** Whether a kiosk stands as the next person should find it: nothing typed, nothing opened, in Spanish. */
export function isPristine(): boolean {
  const fields = [...document.querySelectorAll('input')]
  return (
    window.location.hash === `#${paths.login}` &&
    currentLocale() === 'es' &&
    fields.every((field) => field.value === '')
  )
}
