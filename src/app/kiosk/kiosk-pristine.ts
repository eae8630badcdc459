import { paths } from '#hooks/navigation/paths.ts'
import { currentLocale } from '#i18n/locale.ts'

/**
 * Returns whether a kiosk is ready for the next person: in Spanish, at the first question, with nothing
 * typed. A later question, even an empty one, belongs to a person who has answered the first.
 */
export function isPristine(): boolean {
  const [field, ...others] = document.querySelectorAll('input')
  return (
    window.location.hash === `#${paths.login}` &&
    currentLocale() === 'es' &&
    others.length === 0 &&
    // The field for the number (features/sign-in, kiosk-number-step.tsx).
    field?.dataset.first !== undefined &&
    field.value === ''
  )
}
