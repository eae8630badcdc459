import type { DialogProps } from '#hooks/navigation/feature-route.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Certifications } from './certifications.tsx'
import { PtuDays } from './ptu-days.tsx'
import { type ReminderKind, reminderAt } from './feature.ts'
import { Survey } from './survey.tsx'
import { texts } from './texts.es.ts'
import { titles } from './titles.ts'

interface Props {
  kind: ReminderKind
  onClose: () => void
}

const bodies = { certification: Certifications, ptu: PtuDays, survey: Survey }

export function OverHome({ path, onClose }: DialogProps) {
  const kind = reminderAt(path)
  return kind && <ReminderDialog kind={kind} onClose={onClose} />
}

/** Dialog of one reminder (spec 001 §2, other dialogs). */
export function ReminderDialog({ kind, onClose }: Props) {
  const words = useTexts(texts)
  const Body = bodies[kind]
  return (
    <Dialog opened title={titles[kind]()} closeLabel={words.close} onClose={onClose}>
      <Body onClose={onClose} />
    </Dialog>
  )
}
