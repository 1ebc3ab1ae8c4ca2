import { WIRE_ANSWERS, type WireAnswerName } from '@croupier/platform-fixtures'
import { testDamagedAnswers, type ReadCall } from '../testing/damaged-answers.ts'
import { READ_CALLS } from '../testing/read-calls.ts'

for (const [name, call] of Object.entries(READ_CALLS) as [WireAnswerName, ReadCall][])
  testDamagedAnswers(name, WIRE_ANSWERS[name], call)
