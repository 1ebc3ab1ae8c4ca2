// npm run build: the client and the server entry, whatever was built before.
import { fail } from './stack.mjs'
import { build } from './workspace.mjs'

build().catch(fail)
