import type { LinkItem } from '#contract/approvals/approval-links.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { DrawingWork } from '#ui/drawings/drawing-work.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { OptionalPart } from '#ui/feedback/part-loader.tsx'
import { doneTitle } from './kinds.tsx'
import type { Done, Stopped } from './link-calls.ts'
import { texts } from './texts.es.ts'

interface Props {
  why: Stopped
  name: string
  onRetry: () => void
}

export function LinkEnd({ why, name, onRetry }: Props) {
  const words = useTexts(texts)
  const enter = (
    <Button variant="outline" href={`#${paths.login}`}>
      {words.enter}
    </Button>
  )
  const again = <Button onClick={onRetry}>{words.again}</Button>
  switch (why.kind) {
    case 'away':
      return (
        <>
          <EmptyState level={1} drawing={<DrawingNoConnection />} {...words.away} action={again} />
          <Support />
        </>
      )
    case 'refused':
      return (
        <>
          <EmptyState level={1} drawing={<DrawingWork />} title={why.message} action={again} />
          <Support />
        </>
      )
    case 'foreign':
      return (
        <EmptyState
          level={1}
          drawing={<DrawingWork />}
          title={words.foreign.title}
          text={words.foreign.text(name)}
          action={
            <Button variant="outline" href={`#${paths.home}`}>
              {words.home}
            </Button>
          }
        />
      )
    case 'ended':
      return <EmptyState level={1} drawing={<DrawingWork />} {...words.ended} action={enter} />
  }
}

const loadSupport = lazyPart(() => import('#pieces/support/support-code.tsx'))

function Support() {
  return (
    <div className="t-words-centred">
      <OptionalPart load={loadSupport}>{({ SupportCode }) => <SupportCode />}</OptionalPart>
    </div>
  )
}

export function LinkDone({ item, done }: { item: LinkItem; done: Done }) {
  const words = useTexts(texts)
  return (
    <div role="status">
      <EmptyState
        level={1}
        drawing={<DrawingAllDone />}
        title={doneTitle(item.clase, done.decision, words)}
        text={
          <>
            {words.folio(words.kinds[item.clase].name, item.folio)}.{' '}
            {done.isAgain ? words.done.again : words.done.told(item.solicitante.nombre)} {words.done.close}
          </>
        }
      />
    </div>
  )
}
