import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkFrame } from './link-frame.tsx'
import { texts } from './texts.es.ts'

/** Shows only text, because a drawing could not be loaded offline. */
export function Plain({ title, onRetry }: { title: string; onRetry: () => void }) {
  const words = useTexts(texts)
  return (
    <>
      <h1 className="t-h3" role="alert">
        {title}
      </h1>
      <Button onClick={onRetry}>{words.again}</Button>
    </>
  )
}

export function Waiting() {
  const words = useTexts(texts)
  return (
    <LinkFrame title={words.waiting}>
      <p className="t-quiet" role="status">
        {words.loading}
      </p>
    </LinkFrame>
  )
}
