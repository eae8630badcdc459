import { deviceMode } from '#core/store/device-mode.ts'
import { currentLocale, onLocaleChange, setLocale } from '#i18n/locale.ts'
import { loadEnglishTexts } from '#i18n/texts.ts'
import { applyScheme, setScheme } from '#ui/theme/color-scheme.ts'
import { applyLetter, followLetter, setLetter } from '#ui/theme/letter.ts'

/** Applies text size, colours and language before sign-in, because they are not personal data. */
export async function applyAppearance(): Promise<void> {
  if (deviceMode() === 'kiosk') document.documentElement.dataset.mode = 'kiosk'
  applyLetter()
  followLetter()
  applyScheme()
  applyLanguage()
  onLocaleChange(applyLanguage)
  if (currentLocale() === 'en') await loadEnglishTexts()
}

function applyLanguage(): void {
  document.documentElement.lang = currentLocale() === 'en' ? 'en' : 'es-MX'
}

export function resetAppearance(): void {
  setLetter('1')
  setLocale('es')
  setScheme('auto')
}
