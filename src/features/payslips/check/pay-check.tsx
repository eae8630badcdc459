import { IconInfoCircle, IconListCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { summaryOf } from '#domain/pay-check/check-pay.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { usePayCheck } from '#models/payslips/use-pay-check.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { CheckSentence } from '#pieces/payslips/check-sentence.tsx'
import { periodName } from '#pieces/payslips/pay-change.ts'
import { texts as payTexts } from '#pieces/payslips/texts.es.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { useAskAboutPay } from '../change/ask-about-pay.ts'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import type { PayslipList } from '../rows/use-payslips.ts'
import { checkComment, checkReasons, differencesOf } from './check-comment.ts'
import { CheckSheet } from './check-sheet.tsx'
import { texts } from './texts.es.ts'
import { useKardex } from './use-kardex.ts'

interface Props {
  row: PayslipRow
  list: Pick<PayslipList, 'rows'>
  detail: PayslipDetail
  shown: boolean
}

export function PayCheck({ row, list, detail, shown }: Props) {
  const words = useTexts(texts)
  const payWords = useTexts(payTexts)
  const weekly = isWeekly(useProfile().user.GrupoPago)
  const periods = useMemo(() => (list.rows ?? []).map(({ period }) => period), [list.rows])
  const checked = usePayCheck(row.period, detail, periods)
  useKardex(checked)
  const askAboutPay = useAskAboutPay()
  const [isOpen, setOpen] = useState(false)
  if (checked === null) return null
  const summary = summaryOf(checked)
  if (!summary) return <p className="t-quiet t-small">{words.notYet}</p>
  const differences = differencesOf(checked)
  const ask = () => {
    const period = periodName(row.period, weekly, row.period.year, payWords)
    setOpen(false)
    askAboutPay(row, {
      comment: checkComment(differences, period, shown, words),
      reasonHints: checkReasons(differences),
      checkRules: differences.map(({ rule }) => rule),
    })
  }
  const Icon = summary.state === 'difference' ? IconInfoCircle : IconListCheck
  return (
    <>
      <TextLink icon={<Icon size={22} />} onClick={() => setOpen(true)}>
        <CheckSentence summary={summary} shown={shown} isWhole />
      </TextLink>
      {isOpen && (
        <CheckSheet
          checked={checked}
          shown={shown}
          onAsk={differences.length > 0 ? ask : null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
