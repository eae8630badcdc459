import { IconDevices } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatInstant } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/lists/card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import type { FormLists } from '../state/step-props.ts'
import type { AnyStep } from '../state/steps.ts'
import type { OtherValues } from '../state/use-step-start.ts'
import { otherDeviceTexts } from './other-device-texts.es.ts'
import { ValueList } from './value-list.tsx'

interface Props {
  definition: AnyStep
  lists: FormLists
  here: FieldValues
  other: OtherValues
  onTake: () => void
}

const TOGGLE = 'otro-dispositivo'

export function OtherDevice({ definition, lists, here, other, onTake }: Props) {
  const words = useTexts(otherDeviceTexts)
  const [isOpen, setOpen] = useState(false)
  const date = formatInstant(other.at)
  const isServers = other.from === 'server'
  return (
    <>
      <Banner
        tone="warn"
        live="status"
        icon={<IconDevices />}
        title={isServers ? words.serverTitle : words.title}
      >
        <p>{isServers ? words.localKept(date) : words.serverKept(date)}</p>
        <TextLink underline id={TOGGLE} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.compare}
        </TextLink>
      </Banner>
      {isOpen && (
        <Card>
          <SectionTitle>{isServers ? words.saved : words.device}</SectionTitle>
          <ValueList
            rows={differences(definition.review(here, lists), definition.review(other.values, lists))}
            nothing={words.nothing}
          />
          <div className="t-above-4">
            <Button
              variant="outline"
              onClick={() => {
                onTake()
                setOpen(false)
                moveFocus(document.getElementById(TOGGLE))
              }}
            >
              {isServers ? words.useSaved : words.useDevice}
            </Button>
          </div>
        </Card>
      )}
    </>
  )
}

function differences(here: readonly Row[], other: readonly Row[]): Row[] {
  return other.filter((row, index) => here[index]?.label !== row.label || here[index].value !== row.value)
}

interface Row {
  label: string
  value: string
}
