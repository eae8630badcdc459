import { IconAlertTriangle } from '@tabler/icons-react'
import { hasText } from '#contract/approvals/approval-details.ts'
import { readVacancy, type VacancyDetail as Detail } from '#contract/approvals/vacancies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Pending } from '#models/approvals/pending.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { texts } from '../texts.es.ts'
import classes from './details.module.css'
import { Facts } from './facts.tsx'

/** «detalle de vacante» (APVA-05 … APVA-10). While loading or offline, the data of the list are shown. */
export function VacancyDetail({ item }: { item: Extract<Pending, { kind: 'vacante' }> }) {
  const words = useTexts(texts)
  const { data, failure, refresh } = useOperation(readVacancy, { id: item.id })
  const detail = (Array.isArray(data?.detalle) ? data.detalle[0] : data?.detalle) ?? listed(item)
  if (!detail && failure === null) {
    return (
      <SkeletonRows
        label={words.pane.loading}
        slowText={words.list.slow}
        retryText={words.again}
        onRetry={() => void refresh()}
      />
    )
  }
  if (!detail) {
    return (
      <Banner tone="warn" icon={<IconAlertTriangle size={24} />} title={words.pane.noDetail}>
        {words.pane.noDetailText}
      </Banner>
    )
  }
  const description = detail.productivity || detail.mercer || ''
  return (
    <>
      <h3 className={classes.title}>{words.vacancy.title}</h3>
      <p className="t-heavy t-lead" lang="es-MX">
        {sentenceCase(detail.Nombre)}
      </p>
      <Facts
        rows={[
          [words.vacancy.places, String(detail.num_vacantes ?? 0)],
          [words.vacancy.salary, formatMoney(Math.round((detail.Contratacion ?? 0) * 100))],
          [words.vacancy.reason, detail.razon ?? ''],
          [words.vacancy.description, description || words.vacancy.none],
        ]}
      />
    </>
  )
}

/** Returns the detail from the list; null on a host that sends none there. */
function listed({ more }: Pick<Pending, 'more'>): Detail | null {
  const told = more?.detalle
  if (told?.clase !== 'vacante') return null
  return {
    Nombre: told.puesto,
    productivity: hasText(told.productividad) ? told.productividad : undefined,
    mercer: hasText(told.mercer) ? told.mercer : undefined,
    razon: told.razon,
    Contratacion: told.sueldo,
    num_vacantes: told.lugares,
  }
}
