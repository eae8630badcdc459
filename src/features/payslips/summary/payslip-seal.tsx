import { IconShieldCheck, IconShieldQuestion } from '@tabler/icons-react'
import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '../texts.es.ts'

/** Hidden on a host that sends no result. */
export function PayslipSeal({ detail: { seal, sealBasis = 'own' } }: { detail: PayslipDetail }) {
  const { seals } = useTexts(texts).summary
  if (seal === undefined) return null
  const Icon = seal === 'valid' ? IconShieldCheck : IconShieldQuestion
  return (
    <p className="t-row t-gap-2 t-quiet t-small t-icons" data-seal={seal}>
      <Icon size={22} aria-hidden />
      <span>
        <strong>{seals[seal]}</strong> {seals.details[seal === 'valid' ? sealBasis : seal]}
      </span>
    </p>
  )
}
