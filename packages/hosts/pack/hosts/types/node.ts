import { checkPlatform, platformContract } from '@croupier/hosts/conformance'
import { createNodeSite } from '@croupier/hosts/node'

createNodeSite({ platform: 'https://api.casino.example', brand: 'gold', locale: 'en' }).dispose()
void checkPlatform({ platform: 'https://api.casino.example' })
platformContract()
