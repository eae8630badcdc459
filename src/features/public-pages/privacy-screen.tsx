import { IconShieldCheck } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Card } from '#ui/lists/card.tsx'
import { privacy, sectionNames } from './privacy.es.ts'
import classes from './privacy-screen.module.css'
import { PublicFrame } from './public-frame.tsx'

/** The whole privacy notice (aviso de privacidad integral) in everyday words; ROUTE-12. */
export function Screen() {
  const words = useTexts(privacy)
  return (
    <PublicFrame>
      <h1>{words.title}</h1>
      <p className={classes.version}>{words.version}</p>
      <Banner tone="teal" icon={<IconShieldCheck />} title={words.shortTitle}>
        {words.short}
      </Banner>
      <Card className="t-above-4">
        {sectionNames.map((name) => {
          const { title, paragraphs, items, after } = words.sections[name]
          return (
            <section key={name} className={classes.section}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {items.length > 0 && (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              {after !== '' && <p>{after}</p>}
            </section>
          )
        })}
      </Card>
    </PublicFrame>
  )
}
