/**
 * @promise Navigation and guards: unsaved forms ask, sent ones do not
 * @proof leave-question.stories
 * @journey navigation/unsaved-forms
 */

import { expect, test } from 'vitest'
import { UnsavedForms } from './unsaved-forms.ts'

function aForm(isUnsaved: boolean) {
  const form = { discarded: 0, isUnsaved: () => isUnsaved, discard: () => void (form.discarded += 1) }
  return form
}

test('one unsaved form among many is enough to ask', () => {
  const forms = new UnsavedForms()
  forms.add(aForm(false))
  expect([forms.isAnyOpen, forms.isAnyUnsaved]).toEqual([true, false])
  const remove = forms.add(aForm(true))
  expect(forms.isAnyUnsaved).toBe(true)
  remove()
  expect(forms.isAnyUnsaved).toBe(false)
})

test('leaving discards unsaved values, and nothing is asked again before the next page', () => {
  const forms = new UnsavedForms()
  const [saved, unsaved] = [aForm(false), aForm(true)]
  forms.add(saved)
  forms.add(unsaved)
  forms.leave()
  expect([saved.discarded, unsaved.discarded, forms.isAnyUnsaved, forms.isAnyOpen]).toEqual([0, 1, false, false])
})
