import { deviceMode } from '#core/device-mode.ts'
import { currentLocale, onLocaleChange, setLocale } from '#i18n/locale.ts'
import { loadEnglishTexts } from '#i18n/texts.ts'
import { applyLetter, setLetter } from '#ui/letter.ts'

/** Letter size, colours and language as the person left them, before the first picture. They name nobody. */
export async function applyAppearance(): Promise<void> {
  if (deviceMode() === 'kiosk') document.documentElement.dataset.mode = 'kiosk'
  applyLetter()
  document.documentElement.dataset.mantineColorScheme = colorScheme()
  applyLanguage()
  onLocaleChange(applyLanguage)
  if (currentLocale() === 'en') await loadEnglishTexts()
}

function applyLanguage(): void {
  document.documentElement.lang = currentLocale() === 'en' ? 'en' : 'es-MX'
}

/** Mantine's own key, read before Mantine is there. */
const SCHEME = 'mantine-color-scheme-value'

function colorScheme(): 'light' | 'dark' {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(SCHEME)
  } catch {
    // Private mode: as the system says.
  }
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** A kiosk forgets how the last person wanted it: the next one finds it as everybody knows it. */
export function resetAppearance(): void {
  setLetter('1')
  setLocale('es')
  try {
    localStorage.removeItem(SCHEME)
  } catch {
    // Private mode: nothing was kept.
  }
}
