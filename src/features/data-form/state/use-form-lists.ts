import { useCatalogue } from '#models/data-form/use-catalogue.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { FormLists } from './step-props.ts'
import { texts } from '../texts.es.ts'

/** Returns the lists of DOC-19, DOC-21, DOC-22 and GEN-30. Cached lists are used until the server answers. */
export function useFormLists(): FormLists {
  const words = useTexts(texts)
  const activities = useCatalogue('activities')
  const statuses = useCatalogue('maritalStatuses')
  const yesNo = useCatalogue('yesNo')
  const education = useCatalogue('education')
  // The contract fixes the ids (1 yes, 2 no). The server supplies only the names.
  const nameOf = (id: number) => yesNo.data?.data.find((entry) => entry.id === id)?.nombre
  const known = education.data?.escolaridad
  return {
    activities: activities.data?.actFisica ?? [],
    maritalStatuses: statuses.data?.data ?? [],
    yesNo: [
      { id: 1, nombre: words.yes(nameOf(1)) },
      { id: 2, nombre: words.no(nameOf(2)) },
    ],
    levels: known?.niveles ?? [],
    careers: known?.carreras ?? [],
    loadsEducation: education.isLoading,
    retry: () => {
      for (const list of [activities, statuses, yesNo, education]) if (list.failure) list.refresh()
    },
  }
}
