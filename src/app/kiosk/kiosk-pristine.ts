import { paths } from '#hooks/navigation/paths.ts'
import { currentLocale } from '#i18n/locale.ts'

/** Returns whether a kiosk is ready for the next person: in Spanish, with an empty field for the number. */
export function isPristine(): boolean {
  const [field, ...others] = document.querySelectorAll('input')
  return (
    window.location.hash === `#${paths.login}` &&
    currentLocale() === 'es' &&
    others.length === 0 &&
    // features/sign-in/kiosk/kiosk-number-step.tsx sets `data-first`.
    field?.dataset.first !== undefined &&
    field.value === ''
  )
}
