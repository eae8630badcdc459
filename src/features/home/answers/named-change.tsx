import type { PayDifference } from '#domain/payslips/pay-difference.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '#pieces/payslips/texts.es.ts'
import { useLineNames } from '#pieces/payslips/use-line-names.ts'

export function NamedChange({ line }: { line: PayDifference }) {
  const words = useTexts(texts)
  return <span>{` ${words.mostChanged(useLineNames()(line).name)}`}</span>
}
