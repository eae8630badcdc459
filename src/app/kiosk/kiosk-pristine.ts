import { paths } from '#hooks/navigation/paths.ts'
import { currentLocale } from '#i18n/locale.ts'

/**
 * Whether a kiosk stands as the next person should find it: in Spanish, at the first question, nothing typed. Any other
 * question, empty or without a field, is asked of somebody whose number or even password was right.
 */
export function isPristine(): boolean {
  const [field, ...others] = document.querySelectorAll('input')
  return (
    window.location.hash === `#${paths.login}` &&
    currentLocale() === 'es' &&
    others.length === 0 &&
    // The number's alone (features/sign-in, kiosk-number-step.tsx).
    field?.dataset.first !== undefined &&
    field.value === ''
  )
}
