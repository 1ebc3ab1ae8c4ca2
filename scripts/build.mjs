// npm run build: the client and the server entry, whatever was built before.
import { build } from './workspace.mjs'

await build()
