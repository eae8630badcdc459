import {
  IconAlertTriangle,
  IconBlur,
  IconCircleCheck,
  IconMoonOff,
  IconSun,
  IconZoomIn,
} from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { captureTexts } from './capture-texts.es.ts'
import type { PhotoFault } from '../pictures/photo-judge.ts'
import type { CaptureProblem } from './capture-roll.ts'
import classes from './capture.module.css'

const FAULT_ICONS = { dark: IconMoonOff, blurred: IconBlur, small: IconZoomIn }

type Of =
  | { kind: 'good' | 'whole' | 'card' | 'light' }
  | { kind: 'fault'; fault: PhotoFault }
  | { kind: 'problem'; text: string }

export function CaptureHint({ of }: { of: Of }) {
  const words = useTexts(captureTexts)
  if (of.kind === 'problem') {
    return (
      <p className={classes.hint} data-tone="error" role="alert">
        <IconAlertTriangle size={24} aria-hidden />
        <span>{of.text}</span>
      </p>
    )
  }
  if (of.kind === 'fault') {
    const Icon = FAULT_ICONS[of.fault]
    return (
      <p className={classes.hint} data-tone="warn">
        <Icon size={24} aria-hidden />
        <span>{words.faults[of.fault]}</span>
      </p>
    )
  }
  const Icon = of.kind === 'light' ? IconSun : IconCircleCheck
  const text = { good: words.good, whole: words.hintWhole, card: words.hintCard, light: words.hintLight }[
    of.kind
  ]
  return (
    <p className={classes.hint} data-tone={of.kind === 'light' ? 'warn' : 'ok'}>
      <Icon size={24} aria-hidden />
      <span>{text}</span>
    </p>
  )
}

export function CaptureTrouble({ problem }: { problem: CaptureProblem }) {
  const words = useTexts(captureTexts)
  if (problem === null) return null
  return (
    <CaptureHint
      of={{ kind: 'problem', text: problem === 'joining' ? words.joinFailed : words.problems[problem] }}
    />
  )
}
