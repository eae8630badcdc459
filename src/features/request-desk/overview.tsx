import { IconArrowRight } from '@tabler/icons-react'
import type { RequestKind } from '#contract/requests/request-desk.ts'
import { properName } from '#domain/text/person-name.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Reasons, type ReasonsProps } from './reasons.tsx'
import { Summary, type SummaryProps } from './summary.tsx'
import { texts } from './texts.es.ts'
import { nextRequest } from './use-requests.ts'

interface Props extends ReasonsProps, Pick<SummaryProps, 'answer'> {
  kind: RequestKind
}

export function Overview({ kind, answer, reasons, requests }: Props) {
  const words = useTexts(texts).pane
  const first = nextRequest(requests.rows ?? [], 0)
  return (
    <div className="t-stack t-gap-3">
      <Summary answer={answer} isWide />
      <Reasons reasons={reasons} requests={requests} />
      {first ? (
        <Button
          href={`#${paths.requestDeskOf(kind, first.id)}`}
          rightSection={<IconArrowRight size={22} aria-hidden />}
        >
          {words.begin(properName(first.nombre))}
        </Button>
      ) : (
        <p className="t-pad-3-4 t-quiet t-words-centred">{words.choose}</p>
      )}
    </div>
  )
}
