import * as idea from '#contract/improvements/improvement-idea.ts'
import * as operations from '#contract/improvements/improvements.ts'
import { defineService } from '../../operations/service.ts'
import { employeeOf } from '../own-data.ts'
import { moveImprovement } from './move.ts'
import { figuresOf, listed, ownImprovements } from './queries.ts'
import { readImprovementPhoto } from './read-photo.ts'
import { registerImprovement } from './register.ts'
import { requireAdministration } from './administration.ts'
import { improvementRules } from '../../audit/improvement-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

/** Only the author, the improvement engineers and human resources see an idea. */
const service = defineService(
  operations,
  {
    moveImprovement,
    readImprovementPhoto,

    async listOwnImprovements(_input, { tx, user }) {
      const data = await ownImprovements(tx, employeeOf(user))
      return { status: data.length > 0 ? 'OK' : 'VACIO', data }
    },

    async listImprovements({ estado, area, mias, buscar, pagina }, { tx, user }) {
      await requireAdministration(tx, user)
      const employeeId = employeeOf(user)
      const wanted = {
        state: estado,
        area,
        engineerId: mias ? employeeId : null,
        search: buscar,
        page: pagina,
      }
      return { status: 'OK', ...(await listed(tx, wanted, employeeId)) }
    },

    async readImprovementFigures(_input, { tx, user }) {
      await requireAdministration(tx, user)
      return { status: 'OK', ...(await figuresOf(tx)) }
    },
  },
  { records: improvementRules, words: [[words, wordsEn]] },
)

export const improvementServices = [
  ...service,
  ...defineService(idea, { registerImprovement }, { records: improvementRules }),
]
