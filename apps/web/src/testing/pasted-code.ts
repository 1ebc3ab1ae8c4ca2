import { expect, userEvent } from 'storybook/test'

// Stories only: checks a field for the code of a message.

/** Pastes each text into the emptied field and expects `code` in it. */
export async function expectPastedCode(field: HTMLElement, texts: readonly string[], code: string): Promise<void> {
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  for (const text of texts) {
    await userEvent.clear(field)
    await userEvent.paste(text)
    await expect(field).toHaveValue(code)
  }
}
