import { useState } from 'react'
import { setSharesHealth, sharesHealth } from '#hooks/device/share-health.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { type Locale, setLocale } from '#i18n/locale.ts'
import { loadEnglishTexts } from '#i18n/texts.ts'
import { useLocale, useTexts } from '#i18n/use-texts.ts'
import { type SchemeChoice, setScheme, useSchemeChoice } from '#ui/theme/color-scheme.ts'
import { LETTERS, setLetter, useLetter } from '#ui/theme/letter.ts'
import { Segments } from '#ui/choices/segments.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import classes from './settings-screen.module.css'
import { texts } from './texts.es.ts'

const schemes: readonly SchemeChoice[] = ['auto', 'light', 'dark']

export function Screen() {
  const words = useTexts(texts).settings
  const letter = useLetter()
  const scheme = useSchemeChoice()
  return (
    <div className={classes.page}>
      <section>
        <SectionTitle>{words.letter}</SectionTitle>
        <Segments
          label={words.letter}
          value={letter}
          options={LETTERS.map((value) => ({ value, label: words.letterSizes[value] }))}
          onChange={setLetter}
        />
        <p className="t-above-2 t-row-text">{words.letterSample}</p>
      </section>
      <section>
        <SectionTitle>{words.theme}</SectionTitle>
        <Segments
          label={words.theme}
          value={scheme}
          options={schemes.map((value) => ({ value, label: words.themes[value] }))}
          onChange={setScheme}
        />
      </section>
      <section>
        <SectionTitle>{words.language}</SectionTitle>
        <Language />
      </section>
      <Sharing />
      <p className="t-quiet t-small">{words.here}</p>
    </div>
  )
}

/** A no takes effect at once, also for unsent reports. */
function Sharing() {
  const words = useTexts(texts).settings
  const [isOn, setOn] = useState(sharesHealth)
  return (
    <section>
      <SectionTitle>{words.share}</SectionTitle>
      <Segments
        label={words.share}
        value={isOn ? 'yes' : 'no'}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: words[value] }))}
        onChange={(next) => {
          setSharesHealth(next === 'yes')
          setOn(sharesHealth())
        }}
      />
      <p className="t-above-2 t-quiet t-small">{words.shared}</p>
    </section>
  )
}

function Language() {
  const words = useTexts(texts).settings
  const locale = useLocale()
  const change = async (next: Locale) => {
    // Loads the English texts first, because no screen may mix languages.
    if (next === 'en') await loadEnglishTexts()
    if (next === 'en' && texts.english === null)
      return showSnack({ text: words.languageFailed, tone: 'error' })
    setLocale(next)
  }
  return (
    <Segments
      label={words.language}
      value={locale}
      options={[
        { value: 'es', label: <span lang="es">{words.spanish}</span> },
        { value: 'en', label: <span lang="en">{words.english}</span> },
      ]}
      onChange={(next) => void change(next)}
    />
  )
}
