import { currentLocale, onLocaleChange } from '#i18n/locale.ts'
import { loadEnglishTexts } from '#i18n/texts.ts'
import { applyLetter } from '#ui/letter.ts'

/** Letter size, colours and language as the person left them, before the first picture. They name nobody. */
export async function applyAppearance(): Promise<void> {
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
function colorScheme(): 'light' | 'dark' {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // Private mode: as the system says.
  }
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
