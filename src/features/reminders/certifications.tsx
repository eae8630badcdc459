import {
  IconAlertTriangle,
  IconCertificate,
  IconClockHour4,
  IconInfoCircle,
  IconSend,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { ExpressRequest } from '#contract/notifications/reminders.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { sentenceIfCapitals, properName } from '#domain/text/person-name.ts'
import { expressEnd, isPermanentDue, positionOf } from '#domain/notifications/reminders.ts'
import { useExpressCertifications } from '#models/reminders/use-reminders.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { NothingHere } from './nothing-here.tsx'
import { texts } from './texts.es.ts'

export function Certifications({ onClose }: { onClose: () => void }) {
  const words = useTexts(texts)
  const reminder = useExpressCertifications()
  if (reminder.requests.length === 0) return <NothingHere reminder={reminder} onClose={onClose} />
  return (
    <div className="t-stack t-gap-4">
      <Banner tone="warn" icon={<IconInfoCircle size={24} />}>
        {words.certification.rule}
      </Banner>
      <ListCard label={words.certification.list}>
        {reminder.requests.map((request, index) => (
          // The index is part of the key, because the response has no ids.
          // oxlint-disable-next-line react/no-array-index-key
          <Request key={`${index} ${request.DESCR}`} request={request} />
        ))}
      </ListCard>
      <Button fullWidth data-autofocus onClick={onClose}>
        {words.understood}
      </Button>
    </div>
  )
}

function Request({ request }: { request: ExpressRequest }) {
  return (
    <ListRow
      lead={<Tile tone="teal" icon={<IconCertificate size={24} />} />}
      title={<span lang="es-MX">{sentenceIfCapitals(request.DESCR)}</span>}
      text={
        <span lang="es-MX">
          {[properName(request.nombre ?? ''), sentenceIfCapitals(positionOf(request))]
            .filter((part) => part !== undefined && part !== '')
            .join(' · ')}
        </span>
      }
      chip={<End request={request} />}
      actionBelow
      action={isOver(request) && <AskPermanent request={request} />}
    />
  )
}

function isOver({ inicio, fin }: ExpressRequest): boolean {
  return inicio !== undefined && fin !== undefined && isPermanentDue(inicio, fin, companyDate(serverNow()))
}

function AskPermanent({ request }: { request: ExpressRequest }) {
  const words = useTexts(texts).certification
  const isShared = useSharedDevice() !== null
  const [said, setSaid] = useState('')
  const { inicio = '', fin = '' } = request
  const ask = async () => {
    const who = [properName(request.nombre ?? ''), sentenceIfCapitals(positionOf(request))]
      .filter(Boolean)
      .join(', ')
    const text = words.asking(sentenceIfCapitals(request.DESCR), who, formatDate(expressEnd(inicio, fin)))
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ text })
      await navigator.clipboard.writeText(text)
      setSaid(words.copied)
    } catch {
      // The person closed the sheet, or the browser allows neither sharing nor copying. The text suggests asking face
      // to face.
      setSaid(words.inPerson)
    }
  }
  return (
    <div className="t-stack t-gap-2 t-start">
      {!isShared && (
        <Button
          size="sm"
          variant="outline"
          leftSection={<IconSend size={22} aria-hidden />}
          onClick={() => void ask()}
        >
          {words.ask}
        </Button>
      )}
      <output className={said === '' && !isShared ? 't-hidden' : ''}>
        {isShared ? words.inPerson : said}
      </output>
    </div>
  )
}

function End({ request }: { request: ExpressRequest }) {
  const words = useTexts(texts).certification
  const { inicio, fin } = request
  if (inicio === undefined || fin === undefined) return null
  const end = formatDate(expressEnd(inicio, fin))
  return isOver(request) ? (
    <StateChip tone="error" icon={<IconAlertTriangle />}>
      {words.over(end)}
    </StateChip>
  ) : (
    <StateChip tone="warn" icon={<IconClockHour4 />}>
      {words.ends(end)}
    </StateChip>
  )
}
