/**
 * @promise Thanks: a new player is thanked once
 * @proof dialogs.stories
 * @journey accounts/thanks
 */

import { expect, test } from 'vitest'
import { FakeStorage } from '@croupier/platform-fixtures/fakes'
import { Greeting } from './greeting.ts'
import type { Profile } from './profile.ts'

const playerOf = (userId: string, isFirstAuth: boolean) => ({
  profile: { value: { userId, isFirstAuth } as Profile },
})

test('a player is greeted once, whatever page is reloaded', () => {
  const storage = new FakeStorage()
  const greeting = new Greeting({ player: playerOf('1', true), storage })
  expect(greeting.isDue).toBe(true)
  greeting.markShown()
  expect(greeting.isDue).toBe(false)
  expect(new Greeting({ player: playerOf('1', true), storage }).isDue).toBe(false)
})

test('each new player of a device is greeted, earlier ones are not', () => {
  const storage = new FakeStorage()
  new Greeting({ player: playerOf('1', true), storage }).markShown()
  expect(new Greeting({ player: playerOf('2', true), storage }).isDue).toBe(true)
  expect(new Greeting({ player: playerOf('3', false), storage }).isDue).toBe(false)
})

test('a player is greeted only once known', () => {
  const greeting = new Greeting({ player: { profile: { value: undefined } }, storage: new FakeStorage() })
  expect(greeting.isDue).toBe(false)
  greeting.markShown()
})
