import { blocksOf } from './notice-blocks.ts'
import classes from './notice-text.module.css'

/** Shows the privacy notice always in Spanish, because only the Spanish text is binding. */
export function NoticeText({ text }: { text: string }) {
  return (
    <div className={classes.notice} lang="es-MX">
      {blocksOf(text).map(({ kind, lines }, at) => {
        const key = `${at}-${lines[0]}`
        if (kind === 'heading') return <h2 key={key}>{lines[0]}</h2>
        if (kind === 'paragraph') return <p key={key}>{lines[0]}</p>
        return (
          <ul key={key}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}
