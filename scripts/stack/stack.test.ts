import { expect, it } from 'vitest'
import { siteEnv } from './stack.mjs'

const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

it("starts the site's server with an allocator that gives back the memory of a burst", () => {
  expect(siteEnv(4001)).toMatchObject(ALLOCATOR)
  expect(siteEnv(null)).toEqual(ALLOCATOR)
})

it("names the outside parties of the sandbox, and none of a real platform's", () => {
  expect(siteEnv(4001)).toMatchObject({
    GAMES_ORIGINS: 'http://localhost:4001',
    PAYMENT_ORIGINS: 'http://localhost:4001',
    CAPTCHA_SCRIPT: 'http://localhost:4001/captcha/api.js',
    WEBIM_URL: 'http://localhost:4001/chat/webim',
    NETROX_URL: 'http://localhost:4001/chat/netrox',
    AFFILIATE_URL: 'http://localhost:4001/affiliate/track',
  })
})
