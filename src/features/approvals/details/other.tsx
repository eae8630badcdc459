import type { ItemToDecide } from '#contract/approvals/approvals.ts'
import { formatDate, weekday } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { WorkLawCard } from '#pieces/requests/work-law.tsx'
import { texts } from '../texts.es.ts'
import { Facts, type Fact } from './facts.tsx'

export function OtherDetail({ item }: { item: ItemToDecide }) {
  const words = useTexts(texts)
  const { clase, sobre, ley } = item
  return (
    <>
      <h3 className="t-heavy t-h3">{words.kinds[clase]}</h3>
      <Facts
        rows={[sobre && [words.other.who, properName(sobre.nombre)], ...useRows(item), ...useDay(item)]}
      />
      {ley && <WorkLawCard law={ley} />}
    </>
  )
}

function useDay({ detalle }: ItemToDecide): Fact[] {
  const words = useTexts(texts)
  if (detalle.clase === 'carta' || !('motivo' in detalle)) return []
  const { dia } = detalle
  return [
    [words.other.day, `${words.weekdays[weekday(dia)]} ${formatDate(dia)}`],
    'hora' in detalle ? [words.other.time, detalle.hora] : null,
    'regreso' in detalle ? [words.other.back, detalle.regreso ?? ''] : null,
    [words.other.why, detalle.motivo],
  ]
}

function useRows({ detalle }: ItemToDecide): Fact[] {
  const { letter, other: words } = useTexts(texts)
  if (detalle.clase === 'carta') {
    return [
      [letter.purpose, letter.answers[detalle.para]],
      [words.why, detalle.motivo ?? ''],
      [letter.pay, letter.answers[detalle.sueldo]],
      [letter.addressee, detalle.dirigida ?? letter.anybody],
    ]
  }
  if (detalle.clase === 'pase_salida') return [[words.what, detalle.descripcion ?? '']]
  if (detalle.clase === 'pase_ingreso') {
    return [
      [words.visitor, properName(detalle.nombre)],
      [words.company, detalle.compania ?? ''],
      [words.what, detalle.descripcion ?? ''],
    ]
  }
  if (detalle.clase !== 'ingreso_material') return []
  return [
    [words.material, sentenceCase(detalle.material)],
    [words.amount, detalle.cantidad],
    [words.supplier, detalle.proveedor],
    [words.plates, detalle.placas ?? ''],
  ]
}
