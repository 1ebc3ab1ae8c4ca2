/** After `changeset version`: writes down what the packages offer with this release (docs/versioning.md). */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { offeredNow, releasedText, versionNow } from './breaks.ts'

writeFileSync(path.join(import.meta.dirname, 'released.txt'), releasedText(versionNow(), offeredNow()))
